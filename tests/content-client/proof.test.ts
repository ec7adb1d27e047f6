import { describe, expect, test } from 'vitest';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { addressOf, errorOf, IMAGE, rawImage, setup } from './support';

const LISTS = ['servicePages', 'caseStudies', 'testimonials', 'certificates', 'vacancies'] as const;

describe.each(LISTS)('%s', (list) => {
  test.each([404, 403, 400])('are none where the service answers %i', async (status) => {
    const { client, requests } = setup([errorResponse(status, 'No')]);
    expect(await client[list].list()).toEqual([]);
    expect(await client[list].list()).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test('fail when the service is down', async () => {
    const { client } = setup([errorResponse(500, 'Away')], { retry: { retries: 0 } });
    expect((await errorOf(client[list].list())).kind).toBe('unavailable');
  });
});

describe('the press kit', () => {
  test.each([404, 403, 400])('is none where the service answers %i', async (status) => {
    const { client } = setup([errorResponse(status, 'No')]);
    expect(await client.pressKit.find()).toBeNull();
  });

  test('is there as soon as one is published', async () => {
    const { client } = setup([errorResponse(404, 'No'), { body: { data: { intro: 'Hello.' } } }]);
    expect(await client.pressKit.find()).toBeNull();
    expect(await client.pressKit.find()).toMatchObject({ intro: 'Hello.' });
  });

  test('fails when the service is down', async () => {
    const { client } = setup([errorResponse(500, 'Away')], { retry: { retries: 0 } });
    expect((await errorOf(client.pressKit.find())).kind).toBe('unavailable');
  });
});

test('a service page is read with everything that it shows', async () => {
  const { client, requests, issues } = setup([
    listResponse([
      {
        documentId: 's1',
        slug: 'erp',
        title: 'ERP',
        updatedAt: '2026-01-01T00:00:00.000Z',
        group: 'Business systems',
        cover: rawImage(),
        outcomes: [{ title: 'One set of books', text: 'Entered once.' }],
        priceFrom: 28_000,
        priceTo: null,
        currency: 'USD',
        lead: { name: 'Juma Nassoro', designation: 'Head of ERP', profile: rawImage() },
        article: { slug: 'erp' },
        caseStudies: [{ slug: 'third-day' }],
        seo: { metaTitle: 'ERP', noindex: true },
      },
      { documentId: 's2', slug: 'bare', title: 'Bare', priceFrom: 5, currency: 'dollars' },
      { documentId: 's3', slug: 'untitled' },
    ]),
  ]);
  const [page, bare, ...others] = await client.servicePages.list();
  expect(addressOf(requests[0])).toContain('populate[lead][populate]=*');
  expect(page).toMatchObject({
    slug: 'erp',
    cover: IMAGE,
    price: { from: 28_000, to: null, currency: 'USD' },
    lead: { name: 'Juma Nassoro', photo: IMAGE },
    article: 'erp',
    caseStudies: ['third-day'],
    seo: { title: 'ERP' },
    noindex: true,
  });
  expect(bare).toMatchObject({ price: null, lead: null, article: null, outcomes: [], group: null });
  expect(others).toEqual([]);
  expect(issues.map(({ entry, path }) => [entry, path])).toEqual([['s3', 'title']]);
});

test('a case study is read with its figures, its quote and its blocks', async () => {
  const { client } = setup([
    listResponse([
      {
        documentId: 'c1',
        slug: 'third-day',
        title: 'The third day',
        client: 'Tembo Mills',
        changes: [{ label: 'Close', before: '19th', after: '3rd' }, { label: 'No figures' }],
        quote: 'A better job.',
        quoteName: 'Asha',
        blocks: [{ id: 1, __component: 'shared.rich-text-markdown-wrapper', body: 'Text' }],
      },
      { documentId: 'c2', slug: 'nobody', title: 'Without a client' },
    ]),
  ]);
  const [study, ...others] = await client.caseStudies.list();
  expect(study).toMatchObject({
    client: 'Tembo Mills',
    changes: [{ label: 'Close', before: '19th', after: '3rd' }],
    quote: { text: 'A better job.', name: 'Asha', role: null },
  });
  expect(study?.blocks).toHaveLength(1);
  expect(others).toEqual([]);
});

test('testimonials name what they belong to, as far as it is published', async () => {
  const raw = { text: 'Good.', name: 'Asha', caseStudy: null, servicePages: [{ slug: 'erp' }] };
  const { client } = setup([listResponse([raw])]);
  expect(await client.testimonials.list()).toEqual([
    {
      text: 'Good.',
      name: 'Asha',
      role: null,
      organization: null,
      caseStudy: null,
      servicePages: ['erp'],
    },
  ]);
});

test('days are days, and files have addresses', async () => {
  const { client, issues } = setup([
    listResponse([
      { name: 'ISO', validUntil: '2028-06-30', file: { url: '/uploads/a.pdf', mime: 'a/pdf' } },
      { name: 'Other', validUntil: 'next year' },
    ]),
  ]);
  expect(await client.certificates.list()).toMatchObject([
    { validUntil: '2028-06-30', file: 'https://media.example/uploads/a.pdf' },
    { validUntil: null, file: null },
  ]);
  expect(issues.map(({ path }) => path)).toEqual(['validUntil']);
});

test('a vacancy of an unknown kind is a full-time one', async () => {
  const raw = { slug: 'a', title: 'A', employment: 'sometimes', createdAt: '2026-01-01' };
  const { client } = setup([listResponse([raw])]);
  expect(await client.vacancies.list()).toMatchObject([
    { employment: 'full-time', closesOn: null, publishedOn: '2026-01-01' },
  ]);
});

test('what is no date is left out: no page can write it', async () => {
  const raw = { slug: 'a', title: 'A', createdAt: 'soon', closesOn: '2027-13-01' };
  const { client, issues } = setup([listResponse([raw])]);
  expect(await client.vacancies.list()).toMatchObject([{ publishedOn: null, closesOn: null }]);
  expect(issues.map(({ path }) => path)).toEqual(['createdAt', 'closesOn']);
});

test('a press kit in which nothing is written yet is none', async () => {
  const data = { updatedAt: '2026-01-01T00:00:00.000Z', contactEmail: null, files: [] };
  expect(await setup([{ body: { data } }]).client.pressKit.find()).toBeNull();
});

test('a press kit has the files that can be shown; without one there is none', async () => {
  const files = [
    { name: 'Logo', file: rawImage() },
    { name: 'Lost', file: null },
  ];
  const { client } = setup([{ body: { data: { contactName: 'Neema', files } } }]);
  expect(await client.pressKit.find()).toMatchObject({
    contact: { name: 'Neema', phone: null },
    files: [{ name: 'Logo', media: { kind: 'image', ...IMAGE } }],
  });
  expect(await setup([errorResponse(404, 'None')]).client.pressKit.find()).toBeNull();
});
