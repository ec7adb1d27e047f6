import { describe, expect, test } from 'vitest';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { addressOf, errorOf, setup } from './support';

const item = (name: string, fields: Record<string, unknown> = {}) => ({
  documentId: `doc-${name}`,
  name,
  slug: name.toLowerCase(),
  order: 1,
  article: null,
  children: [],
  ...fields,
});

/** What a service of the specification answers to the request for the tree. */
const NO_TREE = errorResponse(404, 'Not Found');

test('the whole menu is one request', async () => {
  const { client, requests } = setup([{ body: { data: [item('A', { children: [item('B')] })] } }]);
  expect(await client.menus.list()).toMatchObject([{ name: 'A', children: [{ name: 'B' }] }]);
  expect(requests.map(addressOf)).toEqual(['/api/menus/tree']);
  expect(requests[0]?.init.next).toMatchObject({
    tags: ['content:menus', 'content:article-slugs'],
  });
});

describe.each([
  ['does not know the route', errorResponse(404, 'Not Found')],
  ['takes it for an entry that its token may not read', errorResponse(403, 'Forbidden')],
])('a service that %s', (_, refusal) => {
  test('is asked for its items, and not for the tree again', async () => {
    const items = listResponse([item('A')]);
    const { client, requests } = setup([refusal, items]);
    for (const _ of ['once', 'again']) {
      expect(await client.menus.list()).toMatchObject([{ name: 'A' }]);
    }
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      ...['/api/menus/tree', '/api/menus', '/api/menus'],
    ]);
  });

  test('and does not give its items either has its menu elsewhere, or none, which is reported', async () => {
    const { client, issues } = setup([refusal]);
    expect(await client.menus.list()).toEqual([]);
    expect(issues).toMatchObject([{ resource: 'menus', entry: null, path: '' }]);
    expect(issues[0]?.message).toContain(`/api/menus returned ${refusal.status}`);
  });

  test('and fails at its items has failed', async () => {
    const { client } = setup([refusal, errorResponse(401, 'Unauthorized')]);
    expect((await errorOf(client.menus.list())).status).toBe(401);
  });
});

test('a service that responds to all addresses alike is asked for its items', async () => {
  for (const tree of [listResponse([]), { body: { data: item('tree') } }]) {
    const { client } = setup([tree, listResponse([item('A')])]);
    expect(await client.menus.list()).toMatchObject([{ name: 'A' }]);
  }
});

test('an item that is below another is not on the first level of a service that ignores filters', async () => {
  const items = listResponse([item('A', { children: [item('B')] }), item('B')]);
  const { client } = setup([NO_TREE, items]);
  expect(await client.menus.list()).toMatchObject([{ name: 'A', children: [{ name: 'B' }] }]);
});

test('the items are asked for without a filter as well where none is said to be without a parent', async () => {
  const { client } = setup([listResponse([]), listResponse([]), listResponse([item('A')])]);
  expect((await client.menus.list()).map(({ name }) => name)).toEqual(['A']);
});

test('a service that is down is not taken for one without the tree', async () => {
  const down = errorResponse(503, 'Away');
  const tree = { body: { data: [item('A')] } };
  const { client, requests } = setup([tree, down, tree], { retry: { retries: 0 } });
  await client.menus.list();
  expect((await errorOf(client.menus.list())).kind).toBe('unavailable');
  await client.menus.list();
  expect(new Set(requests.map(addressOf))).toEqual(new Set(['/api/menus/tree']));
});

test('items are requested with their four levels, in order', async () => {
  const { client, requests } = setup([NO_TREE, listResponse([])]);
  await client.menus.list();

  const second = 'populate[children]';
  const third = `${second}[populate][children]`;
  const fourth = `${third}[populate][children]`;
  expect(addressOf(requests[1])).toBe(
    '/api/menus?filters[parent][id][$null]=true&sort=order:asc&populate[article][fields][0]=slug' +
      `&${second}[sort]=order:asc&${second}[populate][article][fields][0]=slug` +
      `&${third}[sort]=order:asc&${third}[populate][article][fields][0]=slug` +
      `&${fourth}[sort]=order:asc&${fourth}[populate][article][fields][0]=slug` +
      '&pagination[pageSize]=100&pagination[withCount]=true',
  );
  expect(requests[1]?.init.next).toMatchObject({
    tags: ['content:menus', 'content:article-slugs'],
  });
});

test('an item has its name, slug, article and children', async () => {
  const { client, issues } = setup([
    listResponse([
      item('ERP', {
        article: { id: 3, slug: 'erp-systems' },
        description: 'In one system.',
        featuredTitle: 'A year with a mill',
        featuredLink: '/post/mill',
        children: [item('Payroll', { link: '/payroll', featuredTitle: 'Leads nowhere' })],
      }),
    ]),
  ]);

  expect(await client.menus.list()).toEqual([
    {
      name: 'ERP',
      slug: 'erp',
      articleSlug: 'erp-systems',
      link: null,
      description: 'In one system.',
      featured: { title: 'A year with a mill', link: '/post/mill' },
      children: [
        {
          name: 'Payroll',
          slug: 'payroll',
          articleSlug: null,
          link: '/payroll',
          description: null,
          featured: null,
          children: [],
        },
      ],
    },
  ]);
  expect(issues).toEqual([]);
});

test('each level is sorted by order, and what has none comes last', async () => {
  const children = [
    item('Last', { order: null }),
    item('Second', { order: 20 }),
    item('First', { order: 3 }),
  ];
  const { client } = setup([listResponse([item('B', { order: 2, children }), item('A')])]);
  const menu = await client.menus.list();

  expect(menu.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(menu[1]?.children.map(({ name }) => name)).toEqual(['First', 'Second', 'Last']);
});

test('a fifth level is cut', async () => {
  const deep = ['Five', 'Four', 'Three', 'Two', 'One'].reduce<unknown[]>(
    (children, name) => [item(name, { children })],
    [],
  );
  const { client } = setup([listResponse(deep)]);
  const [one] = await client.menus.list();
  const four = one?.children[0]?.children[0]?.children[0];

  expect(four?.name).toBe('Four');
  expect(four?.children).toEqual([]);
});

test('an item whose name makes no slug has that of its article, or its name', async () => {
  const below = item('B', { article: { slug: 'b' } });
  const { client, issues } = setup([
    listResponse([
      item('服务', { slug: '', children: [below] }),
      item('አገልግሎት', { slug: null, article: { slug: 'erp' } }),
      item('联系 / 我们', { slug: '', link: '/contact' }),
    ]),
  ]);
  const menu = await client.menus.list();
  expect(menu.map(({ slug }) => slug)).toEqual(['服务', 'erp', '联系-我们']);
  expect(menu[0]?.children).toMatchObject([{ slug: 'b', articleSlug: 'b' }]);
  expect(issues).toEqual([]);
});

test('an item without slug, article and name is left out and reported, its siblings stay', async () => {
  const { client, issues } = setup([
    listResponse([
      item('A', { children: [item('B', { slug: '', name: ' ' }), item('Kept')] }),
      { link: '/c' },
    ]),
  ]);
  const menu = await client.menus.list();

  expect(menu).toHaveLength(1);
  expect(menu[0]?.children.map(({ name }) => name)).toEqual(['Kept']);
  expect(issues).toMatchObject([
    { resource: 'menus', entry: 'doc-A', path: 'children.0.slug' },
    { resource: 'menus', entry: null, path: 'slug' },
  ]);
});

test('an item without a name has that of its slug', async () => {
  const { client, issues } = setup([listResponse([{ slug: 'sea-freight' }])]);
  expect(await client.menus.list()).toMatchObject([{ name: 'Sea Freight' }]);
  expect(issues).toEqual([]);
});

describe('a service whose items do not know their parent', () => {
  const refused = errorResponse(400, 'Invalid key parent');
  const leaf = item('Leaf');
  const branch = item('Branch', { children: [leaf] });

  test('is asked for all items, and those below none are the first level', async () => {
    const { client, requests } = setup([
      NO_TREE,
      refused,
      listResponse([leaf, branch, item('Root', { children: [branch] }), { name: 'X', slug: 'x' }]),
    ]);
    expect(await client.menus.list()).toMatchObject([
      { name: 'Root', children: [{ name: 'Branch', children: [{ name: 'Leaf' }] }] },
      { name: 'X', children: [] },
    ]);
    expect(addressOf(requests[2])).toMatch(/^\/api\/menus\?sort=order:asc&populate\[article\]/);
  });

  test('may know its items by their id alone', async () => {
    const below = { id: 2, name: 'Below', slug: 'below' };
    const above = { id: 1, name: 'Above', slug: 'above', children: [below] };
    const { client } = setup([NO_TREE, refused, listResponse([above, below])]);
    expect((await client.menus.list()).map(({ name }) => name)).toEqual(['Above']);
  });

  test('may have items in a circle: it is cut where it closes, and reported', async () => {
    const name = (id: string) => ({ documentId: id, name: id, slug: id.toLowerCase() });
    const below = (id: string, ...children: unknown[]) => ({ ...name(id), children });
    const { client, issues } = setup([
      NO_TREE,
      refused,
      listResponse([
        below('Plain', below('Leaf')),
        below('Root', below('Middle', below('Deep', below('Root')))),
        below('Middle', below('Deep', below('Root', below('Middle')))),
        below('Deep', below('Root', below('Middle', below('Deep')))),
        below('Leaf'),
        below('Own', below('Own', below('Own'))),
      ]),
    ]);
    expect(await client.menus.list()).toMatchObject([
      { name: 'Plain', children: [{ name: 'Leaf', children: [] }] },
      {
        name: 'Root',
        children: [{ name: 'Middle', children: [{ name: 'Deep', children: [] }] }],
      },
      { name: 'Own', children: [] },
    ]);
    expect(issues).toMatchObject([
      { resource: 'menus', entry: 'Root', path: 'children.0.children.0.children.0' },
      { resource: 'menus', entry: 'Own', path: 'children.0' },
    ]);
  });

  test('is not mistaken for one that is down', async () => {
    const { client } = setup([NO_TREE, errorResponse(503, 'Away')], { retry: { retries: 0 } });
    expect((await errorOf(client.menus.list())).kind).toBe('unavailable');
    const both = setup([NO_TREE, refused, errorResponse(503, 'Away')], { retry: { retries: 0 } });
    expect((await errorOf(both.client.menus.list())).kind).toBe('unavailable');
  });

  test('is read in its plain form where only that has been stored', async () => {
    const stored = listResponse([item('Root')]);
    const { client } = setup([NO_TREE, errorResponse(503, 'Away'), stored], {
      retry: { retries: 0 },
    });
    expect(await client.menus.list()).toMatchObject([{ name: 'Root' }]);
  });

  test('that refuses the items as well has no menu, which is reported', async () => {
    const { client, issues } = setup([NO_TREE, refused]);
    expect(await client.menus.list()).toEqual([]);
    expect(issues[0]?.message).toContain('/api/menus returned 400: Invalid key parent');
  });
});

test('an item keeps its place when its article or its children are malformed', async () => {
  const { client, issues } = setup([listResponse([item('A', { article: 7, children: 'none' })])]);

  expect(await client.menus.list()).toEqual([
    {
      ...{ name: 'A', slug: 'a', articleSlug: null, link: null, description: null },
      ...{ featured: null, children: [] },
    },
  ]);
  expect(issues.map(({ path }) => path)).toEqual(['article', 'children']);
});
