import { expect, test } from 'vitest';
import type { ContentClient } from '../../content-client';
import { listResponse } from '../support/fake-fetch';
import { addressOf, IMAGE, rawImage, setup } from './support';

/** Fields whose text is their name, so that no two can be mixed up. */
function named(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}

const RAW_PAGE = {
  documentId: 'd',
  slug: 'a',
  title: 'A',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
  seo: {
    ...named('metaTitle metaDescription metakeywords'),
    shareImage: rawImage(),
    noindex: true,
  },
};
const PAGE = {
  slug: 'a',
  title: 'A',
  publishedOn: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
  seo: {
    title: 'metaTitle',
    description: 'metaDescription',
    keywords: 'metakeywords',
    shareImage: IMAGE,
  },
  noindex: true,
};
const ITEM = { title: 'T', text: 'U' };

async function firstOf(read: (client: ContentClient) => Promise<unknown>, raw: unknown) {
  const { client, issues } = setup([listResponse([raw])]);
  const result = await read(client);
  return { result, issues };
}

test('a service page has each of its fields', async () => {
  const texts = named('group summary audience priceNote duration');
  const raw = {
    ...RAW_PAGE,
    ...texts,
    cover: rawImage(),
    outcomes: [ITEM],
    questions: [{ title: 'Q', text: 'R' }],
    priceFrom: null,
    priceTo: '9.5',
    lead: { name: 'Juma' },
    article: { slug: 'b' },
    caseStudies: [{ slug: 'c' }, null],
  };
  expect(await firstOf(({ servicePages }) => servicePages.list(), raw)).toEqual({
    result: [
      {
        ...PAGE,
        ...texts,
        cover: IMAGE,
        outcomes: [ITEM],
        questions: [{ title: 'Q', text: 'R' }],
        price: { from: null, to: 9.5, currency: 'USD' },
        lead: { name: 'Juma', designation: '', biography: null, photo: null },
        article: 'b',
        caseStudies: ['c'],
      },
    ],
    issues: [],
  });
});

test.each([
  [
    { priceFrom: 1, currency: 'TZS' },
    { from: 1, to: null, currency: 'TZS' },
  ],
  [
    { priceFrom: 0, priceTo: 2 },
    { from: 0, to: 2, currency: 'USD' },
  ],
  [{ currency: 'TZS' }, null],
  [{ priceFrom: 1, currency: 'TZSH' }, null],
  [{ priceFrom: 1, currency: 'xUSD' }, null],
  [{ priceFrom: 1, currency: 'usd' }, null],
])('the price of %j is %j', async (fields, price) => {
  const { result } = await firstOf(({ servicePages }) => servicePages.list(), {
    ...RAW_PAGE,
    ...fields,
  });
  expect(result).toMatchObject([{ price }]);
});

test('a case study has each of its fields', async () => {
  const texts = named('client sector product location period summary note');
  const change = { label: 'L', before: 'B', after: 'C' };
  const raw = {
    ...RAW_PAGE,
    ...texts,
    ...named('quote quoteName quoteRole'),
    logo: rawImage(),
    cover: rawImage({ alternativeText: 'Cover' }),
    changes: [change],
  };
  expect(await firstOf(({ caseStudies }) => caseStudies.list(), raw)).toEqual({
    result: [
      {
        ...PAGE,
        ...texts,
        logo: IMAGE,
        cover: { ...IMAGE, alt: 'Cover' },
        changes: [change],
        quote: { text: 'quote', name: 'quoteName', role: 'quoteRole' },
        blocks: [],
      },
    ],
    issues: [],
  });
});

test('a case study without a quote has none', async () => {
  const raw = { ...RAW_PAGE, client: 'B', quoteName: 'Nobody' };
  const { result } = await firstOf(({ caseStudies }) => caseStudies.list(), raw);
  expect(result).toMatchObject([{ quote: null }]);
});

test('a vacancy has each of its fields', async () => {
  const texts = named('location summary description applyTo');
  const choices = { country: 'KE', employment: 'internship', closesOn: '2026-03-31' };
  const raw = { ...RAW_PAGE, ...texts, ...choices };
  expect(await firstOf(({ vacancies }) => vacancies.list(), raw)).toEqual({
    result: [{ ...PAGE, ...texts, ...choices }],
    issues: [],
  });
});

test.each(['x2026-03-31', '2026-03-31x', '2026-3-1'])('%s is no day', async (closesOn) => {
  const raw = { ...RAW_PAGE, closesOn };
  const { result, issues } = await firstOf(({ vacancies }) => vacancies.list(), raw);
  expect(result).toMatchObject([{ closesOn: null }]);
  expect(issues).toEqual([
    { resource: 'vacancies', entry: 'd', path: 'closesOn', message: 'is not a day' },
  ]);
});

test.each(['Kenya', 'ke', 'K'])('%s is no country', async (country) => {
  const raw = { ...RAW_PAGE, country };
  const { result, issues } = await firstOf(({ vacancies }) => vacancies.list(), raw);
  expect(result).toMatchObject([{ country: null }]);
  expect(issues).toEqual([
    { resource: 'vacancies', entry: 'd', path: 'country', message: 'is not a country' },
  ]);
});

test('testimonials, certificates and the press kit have each of their fields', async () => {
  const quote = named('text name role organization');
  const linked = { caseStudy: { slug: 'c' }, servicePages: [{ slug: 's' }] };
  expect(await firstOf(({ testimonials }) => testimonials.list(), { ...quote, ...linked })).toEqual(
    { result: [{ ...quote, caseStudy: 'c', servicePages: ['s'] }], issues: [] },
  );
  const certificate = { ...named('name issuer number'), validUntil: '2028-06-30' };
  expect(await firstOf(({ certificates }) => certificates.list(), certificate)).toEqual({
    result: [{ ...certificate, file: null }],
    issues: [],
  });
  const kit = {
    ...named('intro boilerplate contactName contactRole contactPhone contactEmail'),
    updatedAt: '2026-02-02T00:00:00.000Z',
  };
  const { client } = setup([{ body: { data: kit } }]);
  expect(await client.pressKit.find()).toEqual({
    ...named('intro boilerplate'),
    updatedAt: kit.updatedAt,
    contact: {
      name: 'contactName',
      role: 'contactRole',
      phone: 'contactPhone',
      email: 'contactEmail',
    },
    files: [],
  });
});

test('the company profile has the text of each field', async () => {
  const texts = named(
    'brand legalName city accentColor heroTitle heroText heroButton footerText profileDescription ' +
      'differentiatorsTitle visionTitle vision partnersTitle cloudLink assistantLink assistantTitle ' +
      'assistantText assistantQuestion assistantAnswer assistantSources coreServicesText ' +
      'servicesHeadline servicesText promoTitle promoText quoteText newsletterText contactTitle ' +
      'contactText faqText teamText closingTitle closingText',
  );
  const mark = { name: 'M', fullName: 'N', logo: null, link: '/m' };
  const registration = { name: 'TIN', fullName: 'Tax number', number: '1-2', issuer: 'TRA' };
  const lists = {
    registrations: [registration],
    badges: ['B'],
    figures: [{ value: 1, suffix: '+', label: 'F' }],
    differentiators: [{ title: 'D', text: 'E' }],
    values: [{ title: 'V', text: 'W' }],
    partners: [mark],
    vendors: [{ ...mark, name: 'Vendor' }],
    memberships: [{ ...mark, name: 'Member' }],
    promises: [{ title: 'P', text: 'Q' }],
    quoteSteps: [{ title: 'S', text: 'T' }],
  };
  const { client, issues } = setup([{ body: { data: { ...texts, ...lists, founded: 2008 } } }]);
  expect(await client.companyProfile.find()).toEqual({ ...texts, ...lists, founded: 2008 });
  expect(issues).toEqual([]);
});

test.each<
  [name: string, read: (client: ContentClient) => Promise<unknown>, address: string, tags: string]
>([
  [
    'service pages',
    ({ servicePages }) => servicePages.list(),
    '/api/service-pages?sort=order:asc&populate[cover]=true&populate[outcomes]=true&populate[questions]=true&populate[lead][populate]=*&populate[article][fields][0]=slug&populate[caseStudies][fields][0]=slug&populate[caseStudies][sort]=order:asc&populate[seo][populate]=*&pagination[pageSize]=100&pagination[withCount]=true',
    'service-pages case-studies team article-slugs media',
  ],
  [
    'testimonials',
    ({ testimonials }) => testimonials.list(),
    '/api/testimonials?sort=order:asc&populate[caseStudy][fields][0]=slug&populate[servicePages][fields][0]=slug&pagination[pageSize]=100&pagination[withCount]=true',
    'testimonials case-studies service-pages',
  ],
  [
    'certificates',
    ({ certificates }) => certificates.list(),
    '/api/certificates?sort=order:asc&populate[file]=true&pagination[pageSize]=100&pagination[withCount]=true',
    'certificates media',
  ],
  [
    'vacancies',
    ({ vacancies }) => vacancies.list(),
    '/api/vacancies?sort=order:asc&populate[seo][populate]=*&pagination[pageSize]=100&pagination[withCount]=true',
    'vacancies media',
  ],
])('%s are requested with what they show', async (_, read, address, tags) => {
  const { client, requests } = setup([listResponse([])]);
  await read(client);
  expect(addressOf(requests[0])).toBe(address);
  expect(requests[0]?.init.next).toMatchObject({
    tags: tags.split(' ').map((tag) => `content:${tag}`),
  });
});

test('case studies and the press kit are requested with what they show', async () => {
  const studies = setup([listResponse([])]);
  await studies.client.caseStudies.list();
  expect(addressOf(studies.requests[0])).toMatch(
    /^\/api\/case-studies\?sort=order:asc&populate\[logo\]=true&populate\[cover\]=true&populate\[changes\]=true&populate\[blocks\]\[on\].*&populate\[seo\]\[populate\]=\*&pagination\[pageSize\]=100&pagination\[withCount\]=true$/,
  );
  expect(studies.requests[0]?.init.next).toMatchObject({
    tags: ['content:case-studies', 'content:media'],
  });
  const kit = setup([{ body: { data: null } }]);
  await kit.client.pressKit.find();
  expect(addressOf(kit.requests[0])).toBe('/api/press-kit?populate[files][populate][file]=true');
  expect(kit.requests[0]?.init.next).toMatchObject({
    tags: ['content:press-kit', 'content:media'],
  });
});
