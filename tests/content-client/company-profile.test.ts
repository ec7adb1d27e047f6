import { describe, expect, test } from 'vitest';
import { errorResponse } from '../support/fake-fetch';
import { addressOf, errorOf, IMAGE, rawImage, setup } from './support';

describe('the company profile', () => {
  test('is requested with its lists and marks', async () => {
    const { client, requests } = setup([{ body: { data: {} } }]);
    await client.companyProfile.find();

    expect(addressOf(requests[0])).toBe(
      '/api/company-profile?populate[badges]=true&populate[figures]=true' +
        '&populate[differentiators]=true&populate[values]=true&populate[promises]=true' +
        '&populate[partners][populate]=*&populate[vendors][populate]=*' +
        '&populate[memberships][populate]=*&populate[registrations]=true' +
        '&populate[quoteSteps]=true',
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
            badges: [true],
            figures: [{ label: 'Projects' }, { value: '-5', label: 'Years' }],
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
      'figures.1.value',
      'values',
      'memberships.0.name',
      'memberships.1.logo',
    ]);
  });

  test.each([
    [404, 'no such type'],
    [400, 'a type of this name with other fields'],
    [403, 'one that the token may not read'],
  ])('is null where the service answers %i, as with %s', async (status) => {
    const { client } = setup([errorResponse(status, 'No')]);

    expect(await client.changes.latest('companyProfile')).toBeNull();
    expect(await client.companyProfile.find()).toBeNull();
  });

  test('is absent, too, where a service without one once responds with an empty list', async () => {
    const { client } = setup([errorResponse(404, 'Not Found'), { body: { data: [], meta: {} } }]);
    expect(await client.companyProfile.find()).toBeNull();
    expect(await client.companyProfile.find()).toBeNull();
  });

  test('fails when it cannot be asked', async () => {
    const { client } = setup([errorResponse(503, 'Away')], { retry: { retries: 0 } });

    expect((await errorOf(client.companyProfile.find())).kind).toBe('unavailable');
  });
});
