import { describe, expect, test } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, setup } from './support';

describe('addresses', () => {
  test('are requested in the order of creation', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.addresses.list();

    expect(addressOf(requests[0])).toBe(
      '/api/company-addresses?sort=createdAt:asc&pagination[pageSize]=100&pagination[withCount]=true',
    );
  });

  test('have everything that a card shows', async () => {
    const { client } = setup([
      listResponse([
        {
          isDefault: true,
          label: 'Head Office',
          address: 'Ohio Street',
          phone: '+255',
          email: 'a@example.com',
          time: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
          latitude: -6.8132,
          longitude: '39.2905',
        },
        { label: 'Depot', address: 'Port Road' },
      ]),
    ]);

    expect(await client.addresses.list()).toEqual([
      {
        isDefault: true,
        label: 'Head Office',
        address: 'Ohio Street',
        phone: '+255',
        email: 'a@example.com',
        openingTime: 'Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00',
        latitude: -6.8132,
        longitude: 39.2905,
      },
      {
        isDefault: false,
        label: 'Depot',
        address: 'Port Road',
        phone: null,
        email: null,
        openingTime: null,
        latitude: null,
        longitude: null,
      },
    ]);
  });

  test('one without label or street stays, one with a bad position loses it', async () => {
    const { client, issues } = setup([
      listResponse([
        { documentId: 'a1', isDefault: true, phone: '+255' },
        { documentId: 'a2', label: 'Depot', address: 'Port Road', latitude: 'south' },
      ]),
    ]);

    expect(await client.addresses.list()).toMatchObject([
      { isDefault: true, label: null, address: null, phone: '+255' },
      { label: 'Depot', latitude: null },
    ]);
    expect(issues.map(({ entry, path }) => [entry, path])).toEqual([['a2', 'latitude']]);
  });

  test('one that says nothing is left out, and reported', async () => {
    const { client, issues } = setup([
      listResponse([
        { documentId: 'a1', isDefault: true, label: ' ', address: '' },
        { label: 'Depot' },
      ]),
    ]);

    expect(await client.addresses.list()).toMatchObject([{ label: 'Depot' }]);
    expect(issues.map(({ entry, path, message }) => [entry, path, message])).toEqual([
      ['a1', '', 'is empty'],
    ]);
  });
});

test.each([
  ['-6.8', -6.8],
  ['39', 39],
  ['x1.5', null],
  ['1.5x', null],
  ['1.', null],
])('the coordinate %j is %j', async (latitude, number) => {
  const { client } = setup([listResponse([{ label: 'Depot', latitude }])]);
  expect((await client.addresses.list())[0]?.latitude).toBe(number);
});

test('are refreshed by their own tag', async () => {
  const { client, requests } = setup([listResponse([])]);
  await client.addresses.list();
  expect(requests[0]?.init.next).toMatchObject({ tags: ['content:addresses'] });
});
