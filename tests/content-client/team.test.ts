import { describe, expect, test } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, IMAGE, rawImage, setup } from './support';

describe('the team', () => {
  test('is requested in the editor’s order', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.team.list();

    expect(addressOf(requests[0])).toBe(
      '/api/teams?populate=*&sort=order:asc&pagination[pageSize]=100&pagination[withCount]=true',
    );
  });

  test('has name, designation, biography and photo', async () => {
    const { client } = setup([
      listResponse([
        { name: 'Asha', designation: 'Director', description: 'Since 2008', profile: rawImage() },
        { name: 'Juma', designation: null, description: '' },
      ]),
    ]);

    expect(await client.team.list()).toEqual([
      { name: 'Asha', designation: 'Director', biography: 'Since 2008', photo: IMAGE },
      { name: 'Juma', designation: '', biography: null, photo: null },
    ]);
  });

  test('stands in it also where the service does not sort, those without a number last', async () => {
    const member = (name: string, order: unknown) => ({ name, order });
    const { client } = setup([
      listResponse([
        member('Neema', null),
        member('Juma', 10),
        member('Asha', '2'),
        member('Ali', 2),
        member('Zuri', 0),
        member('Imani', undefined),
      ]),
    ]);

    const names = (await client.team.list()).map(({ name }) => name);
    expect(names).toEqual(['Zuri', 'Asha', 'Ali', 'Juma', 'Neema', 'Imani']);
  });

  test('one without a name is left out and reported', async () => {
    const { client, issues } = setup([listResponse([{ documentId: 't1', designation: 'Boss' }])]);

    expect(await client.team.list()).toEqual([]);
    expect(issues).toMatchObject([{ resource: 'team', entry: 't1', path: 'name' }]);
  });
});
