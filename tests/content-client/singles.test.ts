import { describe, expect, test } from 'vitest';
import { errorAnswer } from '../support/fake-fetch';
import { addressOf, errorOf, IMAGE, rawImage, setup } from './support';

describe('the about record', () => {
  test('is asked for with its media and every kind of block', async () => {
    const { client, requests } = setup([{ body: { data: {} } }]);
    await client.about.find();
    const address = addressOf(requests[0]);

    expect(address).toMatch(/^\/api\/about\?populate\[featuredMedia\]=true&/);
    expect(address).toContain(
      '&populate[blocks][on][shared.slider-wrapper][populate][files][populate]=*',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:about', 'content:media'] });
  });

  test('has a title, blocks and media', async () => {
    const { client, issues } = setup([
      {
        body: {
          data: {
            documentId: 'doc-about',
            title: 'About us',
            featuredMedia: rawImage(),
            blocks: [
              { __component: 'shared.quote-wrapper', body: 'Hi' },
              { __component: 'shared.mystery' },
            ],
          },
        },
      },
    ]);

    expect(await client.about.find()).toMatchObject({
      title: 'About us',
      featuredMedia: { kind: 'image', url: IMAGE.url },
      blocks: [{ kind: 'quote', body: 'Hi' }],
    });
    expect(issues).toMatchObject([{ resource: 'about', entry: 'doc-about', path: 'blocks.1' }]);
  });

  test('is null while it is not published', async () => {
    const { client } = setup([errorAnswer(404, 'Not Found')]);

    expect(await client.about.find()).toBeNull();
  });

  test('is null when the service says that it has none', async () => {
    const { client } = setup([{ body: { data: null, meta: {} } }]);

    expect(await client.about.find()).toBeNull();
  });
});

describe('the company profile', () => {
  test('is asked for with its lists and marks', async () => {
    const { client, requests } = setup([{ body: { data: {} } }]);
    await client.companyProfile.find();

    expect(addressOf(requests[0])).toBe(
      '/api/company-profile?populate[badges]=true&populate[figures]=true' +
        '&populate[differentiators]=true&populate[values]=true&populate[promises]=true' +
        '&populate[partners][populate]=*&populate[vendors][populate]=*' +
        '&populate[memberships][populate]=*',
    );
    expect(requests[0]?.init.next).toMatchObject({
      tags: ['content:company-profile', 'content:media'],
    });
  });

  test('has the firm’s facts', async () => {
    const { client, issues } = setup([
      {
        body: {
          data: {
            documentId: 'p1',
            brand: 'Nyuzi',
            founded: 2008,
            badges: [{ id: 1, text: 'Gold partner' }, 'ISO'],
            figures: [
              { value: 400, suffix: '+', label: 'Projects' },
              { value: '99.5', suffix: null, label: 'Percent' },
            ],
            values: [{ id: 1, title: 'Integrity', text: 'We say so.' }],
            partners: [{ name: 'Kaskazi', fullName: '', logo: rawImage(), link: '/k' }],
          },
        },
      },
    ]);

    expect(await client.companyProfile.find()).toMatchObject({
      brand: 'Nyuzi',
      city: null,
      founded: 2008,
      badges: ['Gold partner', 'ISO'],
      figures: [
        { value: 400, suffix: '+', label: 'Projects' },
        { value: 99.5, suffix: null, label: 'Percent' },
      ],
      differentiators: [],
      values: [{ title: 'Integrity', text: 'We say so.' }],
      partners: [{ name: 'Kaskazi', fullName: null, logo: IMAGE, link: '/k' }],
      vendors: [],
      memberships: [],
      closingText: null,
    });
    expect(issues).toEqual([]);
  });

  test('loses only what is malformed', async () => {
    const { client, issues } = setup([
      {
        body: {
          data: {
            documentId: 'p1',
            brand: ['Nyuzi'],
            founded: 'long ago',
            badges: [7],
            figures: [{ label: 'Projects' }],
            values: 'many',
            memberships: [{ fullName: 'No short name' }, { name: 'KTA', logo: 'x' }],
          },
        },
      },
    ]);

    expect(await client.companyProfile.find()).toMatchObject({
      brand: null,
      founded: null,
      badges: [],
      figures: [],
      values: [],
      memberships: [{ name: 'KTA', logo: null }],
    });
    expect(issues.map(({ path }) => path)).toEqual([
      'brand',
      'founded',
      'badges.0',
      'figures.0.value',
      'values',
      'memberships.0.name',
      'memberships.1.logo',
    ]);
  });

  test('is null where the service has none', async () => {
    const { client } = setup([errorAnswer(404, 'Not Found')]);

    expect(await client.companyProfile.find()).toBeNull();
  });

  test('fails when it cannot be asked', async () => {
    const { client } = setup([errorAnswer(403, 'Forbidden')]);

    expect((await errorOf(client.companyProfile.find())).kind).toBe('unauthorized');
  });
});
