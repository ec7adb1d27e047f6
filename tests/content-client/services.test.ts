import { describe, expect, test } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, IMAGE, rawImage, setup } from './support';

describe('services', () => {
  test('core ones are requested as the specification says', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.services.listCore();

    expect(addressOf(requests[0])).toBe(
      '/api/services?populate[details][populate]=*&filters[type]=core',
    );
  });

  test('main services are requested with background and icon', async () => {
    const { client, requests } = setup([listResponse([])]);
    await client.services.listMain();

    expect(addressOf(requests[0])).toBe(
      '/api/services?populate[details][populate][backgroundImage]=true' +
        '&populate[details][populate][icon]=true&filters[type]=main',
    );
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:services', 'content:media'] });
  });

  test('are the details of the first record', async () => {
    const { client } = setup([
      listResponse([
        {
          documentId: 's1',
          details: [
            {
              id: 1,
              title: 'ERP',
              description: 'All of it',
              icon: rawImage(),
              backgroundImage: rawImage(),
              link: '/solutions/erp',
            },
            { id: 2, title: 'Cloud', description: null, icon: null },
          ],
        },
        { documentId: 's2', details: [{ title: 'Never shown' }] },
      ]),
    ]);

    expect(await client.services.listMain()).toEqual([
      {
        title: 'ERP',
        description: 'All of it',
        icon: IMAGE,
        background: IMAGE,
        link: '/solutions/erp',
      },
      { title: 'Cloud', description: null, icon: null, background: null, link: null },
    ]);
  });

  test('may be none', async () => {
    const empty = setup([listResponse([])]);
    const bare = setup([listResponse([{ documentId: 's1', details: null }])]);

    expect(await empty.client.services.listCore()).toEqual([]);
    expect(await bare.client.services.listCore()).toEqual([]);
    expect([...empty.issues, ...bare.issues]).toEqual([]);
  });

  test('one without a title is left out and reported', async () => {
    const { client, issues } = setup([
      listResponse([{ documentId: 's1', details: [{ title: null }, { title: 'ERP' }] }]),
    ]);

    expect(await client.services.listCore()).toHaveLength(1);
    expect(issues).toMatchObject([{ resource: 'services', entry: 's1', path: 'details.0.title' }]);
  });
});
