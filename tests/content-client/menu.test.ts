import { expect, test } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { addressOf, setup } from './support';

const item = (name: string, fields: Record<string, unknown> = {}) => ({
  documentId: `doc-${name}`,
  name,
  slug: name.toLowerCase(),
  order: 1,
  article: null,
  children: [],
  ...fields,
});

test('the menu is requested with its four levels, in order', async () => {
  const { client, requests } = setup([listResponse([])]);
  await client.menus.list();

  const second = 'populate[children]';
  const third = `${second}[populate][children]`;
  const fourth = `${third}[populate][children]`;
  expect(addressOf(requests[0])).toBe(
    '/api/menus?filters[parent][id][$null]=true&sort=order:asc&populate[article][fields][0]=slug' +
      `&${second}[sort]=order:asc&${second}[populate][article][fields][0]=slug` +
      `&${third}[sort]=order:asc&${third}[populate][article][fields][0]=slug` +
      `&${fourth}[sort]=order:asc&${fourth}[populate][article][fields][0]=slug` +
      '&pagination[pageSize]=100',
  );
  expect(requests[0]?.init.next).toMatchObject({ tags: ['content:menus', 'content:articles'] });
});

test('an item has its name, slug, article and children', async () => {
  const { client, issues } = setup([
    listResponse([
      item('ERP', { article: { id: 3, slug: 'erp-systems' }, children: [item('Payroll')] }),
    ]),
  ]);

  expect(await client.menus.list()).toEqual([
    {
      name: 'ERP',
      slug: 'erp',
      articleSlug: 'erp-systems',
      children: [{ name: 'Payroll', slug: 'payroll', articleSlug: null, children: [] }],
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

test('an item without a name is left out and reported, its siblings stay', async () => {
  const { client, issues } = setup([
    listResponse([item('A', { children: [item('', { slug: 'x' }), item('Kept')] }), { slug: 'y' }]),
  ]);
  const menu = await client.menus.list();

  expect(menu).toHaveLength(1);
  expect(menu[0]?.children.map(({ name }) => name)).toEqual(['Kept']);
  expect(issues).toMatchObject([
    { resource: 'menus', entry: 'doc-A', path: 'children.0.name' },
    { resource: 'menus', entry: 'y', path: 'name' },
  ]);
});

test('an item keeps its place when its article or its children are malformed', async () => {
  const { client, issues } = setup([listResponse([item('A', { article: 7, children: 'none' })])]);

  expect(await client.menus.list()).toEqual([
    { name: 'A', slug: 'a', articleSlug: null, children: [] },
  ]);
  expect(issues.map(({ path }) => path)).toEqual(['children', 'article']);
});
