import { describe, expect, test } from 'vitest';
import { addressOf, setup } from './support';

describe('categories', () => {
  test('are a tree in the service’s order', async () => {
    const { client, requests } = setup([
      {
        body: {
          data: [
            {
              name: 'ERP',
              slug: 'erp',
              link: '/solutions/erp',
              children: [{ name: 'Payroll', slug: 'payroll', children: [] }],
            },
          ],
        },
      },
    ]);

    expect(await client.categories.tree()).toEqual([
      {
        name: 'ERP',
        slug: 'erp',
        link: '/solutions/erp',
        children: [{ name: 'Payroll', slug: 'payroll', link: null, children: [] }],
      },
    ]);
    expect(addressOf(requests[0])).toBe('/api/categories/build-tree');
    expect(requests[0]?.init.next).toMatchObject({ tags: ['content:categories'] });
  });

  test('may come without an envelope, which the specification does not show', async () => {
    const { client } = setup([{ body: [{ name: 'ERP', slug: 'erp' }] }]);
    expect(await client.categories.tree()).toMatchObject([{ name: 'ERP', children: [] }]);
  });

  test('one without a name is left out and reported, with what is below it; a slug may be missing', async () => {
    const { client, issues } = setup([
      {
        body: {
          data: [
            { documentId: 'c1', name: 'A', slug: 'a', children: [{ slug: 'b' }] },
            { slug: 'c', children: [{ name: 'D', slug: 'd' }] },
            { name: '服务', slug: '', children: [{ name: 'E', slug: 'e' }] },
          ],
        },
      },
    ]);

    expect(await client.categories.tree()).toMatchObject([
      { slug: 'a', children: [] },
      { name: '服务', children: [{ slug: 'e' }] },
    ]);
    expect(issues).toMatchObject([
      { entry: 'c1', path: 'children.0.name' },
      { entry: 'c', path: 'name' },
    ]);
  });
});
