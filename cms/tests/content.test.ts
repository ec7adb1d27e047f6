import { afterAll, expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { buildTree } from '../src/api/category/build-tree';
import { createClient, entriesOf, entryOf, firstOf, textOf } from './support/client';
import { startCms } from './support/cms';
import { hasIndex } from './support/database';
import { createProgram } from './support/program';

const ARTICLE = 'api::article.article';
const TYPE = 'api::article-type.article-type';
const CATEGORY = 'api::category.category';
const MENU = 'api::menu.menu';

const cms = await startCms();
afterAll(() => cms.remove());
const editor = await createEditor(cms);

test.for([
  'articles',
  'article-types',
  'categories',
  'categories/build-tree',
  'company-addresses',
  'global-entities',
  'menus',
  'menus/tree',
  'qnas',
  'services',
  'teams',
  ...['service-pages', 'case-studies', 'testimonials', 'certificates', 'vacancies'],
])('the token reads %s, and nobody reads it without', async (target) => {
  expect((await cms.get(target)).status).toBe(200);
  expect((await createClient({ url: cms.url }).get(target)).status).toBe(401);
});

test.for(['about', 'company-profile', 'press-kit'])(
  '%s is not found before it is written',
  async (target) => {
    expect((await cms.get(target)).status).toBe(404);
  },
);

test('the token changes no content and sees no staff and no file list', async () => {
  for (const [method, target, body] of [
    ['POST', 'articles', { data: { title: 'x', slug: 'x' } }],
    ['PUT', 'about', { data: { title: 'x' } }],
    ['DELETE', 'about', undefined],
    ['GET', 'upload/files', undefined],
  ] as const) {
    expect((await cms.send(method, target, body)).status, `${method} ${target}`).toBe(403);
  }
});

test('an article that is not published shows nowhere, whatever the query', async () => {
  const shown = await editor.createArticle({ title: 'Shown', slug: 'shown' });
  const hidden = await editor.createArticle({ title: 'Hidden', slug: 'hidden', draft: true });
  const type = await editor.create(TYPE, {
    type: 'blogs',
    label: 'Blogs',
    articles: { connect: [shown, hidden].map(({ documentId }) => ({ documentId })) },
  });
  const menu = await editor.create(MENU, {
    name: 'Hidden',
    slug: 'hidden',
    order: 1,
    article: { connect: [{ documentId: hidden.documentId }] },
  });

  const slugOf = (article: unknown) => (article ? entryOf(article).slug : null);
  const slugsOf = (value: unknown) => entriesOf(value).map(({ slug }) => slug);
  const slugs = async (query: string) => slugsOf((await cms.get(query)).body.data);
  const slugsOfType = async () =>
    slugsOf(
      firstOf(await cms.get('article-types?filters[type]=blogs&populate[articles][populate]=*'))
        .articles,
    );
  const articleOfMenu = async () => {
    const query = 'menus?filters[slug]=hidden&populate[article][fields][0]=slug';
    const { article } = firstOf(await cms.get(query));
    const tree = entriesOf((await cms.get('menus/tree')).body.data);
    expect(slugOf(tree.find(({ slug }) => slug === 'hidden')?.article)).toBe(slugOf(article));
    return article;
  };

  expect(await slugs('articles')).toEqual(['shown']);
  expect(await slugs('articles?filters[article_types][type]=blogs')).toEqual(['shown']);
  expect(await slugsOfType()).toEqual(['shown']);
  expect((await cms.get(`articles/${hidden.documentId}`)).status).toBe(404);
  expect(await articleOfMenu()).toBeNull();
  expect((await slugs('articles?status=draft')).sort()).toEqual(['hidden', 'shown']);

  await editor.publish(ARTICLE, hidden.documentId);
  expect((await slugsOfType()).sort()).toEqual(['hidden', 'shown']);
  expect(entryOf(await articleOfMenu()).slug).toBe('hidden');

  await editor.unpublish(ARTICLE, hidden.documentId);
  expect(await slugsOfType()).toEqual(['shown']);
  expect(await articleOfMenu()).toBeNull();

  for (const [uid, { documentId }] of [
    [MENU, menu],
    [ARTICLE, shown],
    [ARTICLE, hidden],
    [TYPE, type],
  ] as const) {
    await editor.remove(uid, documentId);
  }
  expect(await slugs('articles?status=draft')).toEqual([]);
});

test.for(['slug', 'created_at', 'updated_at'])(
  'articles are found by %s without reading all of them',
  async (column) => {
    expect(await hasIndex(cms.dataDir, 'articles', column)).toBe(true);
  },
);

test('the menu tree has every entry once, below its own, in order', async () => {
  const create = (name: string, order: number | null, parent?: { documentId: string }) =>
    editor.create(MENU, {
      ...{ name, slug: name, order },
      ...(parent && { parent: { connect: [{ documentId: parent.documentId }] } }),
    });
  const second = await create('tree-second', 7002);
  const first = await create('tree-first', 7001);
  const level = await create('tree-level', 1, first);
  const deepest = await create('tree-deepest', 1, level);
  const elder = await create('tree-elder', 0, first);
  const link = {
    link: '/faq',
    description: 'Words',
    featuredTitle: 'Look',
    featuredLink: '/press',
  };
  await editor.update(MENU, level.documentId, link);

  const { status, body } = await cms.get('menus/tree?any=thing&filters[x]=1');
  expect(status).toBe(200);
  const roots = entriesOf(body.data).filter(({ slug }) => textOf(slug).startsWith('tree-'));
  const leaf = { article: null, children: [] };
  expect(roots).toMatchObject([
    {
      slug: 'tree-first',
      order: 7001,
      children: [
        { slug: 'tree-elder', ...leaf },
        { slug: 'tree-level', ...link, children: [{ slug: 'tree-deepest', ...leaf }] },
      ],
    },
    { slug: 'tree-second', ...leaf },
  ]);
  for (const { documentId } of [deepest, level, elder, first, second]) {
    await editor.remove(MENU, documentId);
  }
});

test('the category tree nests to any depth, and in order', async () => {
  const create = (name: string, order: number, parent?: { documentId: string }) =>
    editor.create(CATEGORY, {
      name,
      slug: name,
      order,
      ...(parent && { parent: { connect: [{ documentId: parent.documentId }] } }),
    });
  await create('second', 2);
  const first = await create('first', 1);
  let deepest = first;
  for (const level of [1, 2, 3, 4, 5, 6]) deepest = await create(`level-${level}`, 1, deepest);
  await create('elder', 0, first);
  const namesOf = (value: unknown) => entriesOf(value).map(({ name }) => name);

  const { status, body } = await cms.get('categories/build-tree?any=thing&filters[x]=1');
  expect(status).toBe(200);
  expect(namesOf(body.data)).toEqual(['first', 'second']);
  const root = entryOf(entriesOf(body.data)[0]);
  expect(Object.keys(root).sort()).toEqual([
    'children',
    'documentId',
    'id',
    'link',
    'name',
    'order',
    'slug',
  ]);
  expect(namesOf(root.children)).toEqual(['elder', 'level-1']);
  let node = entryOf(entriesOf(root.children)[1]);
  for (const child of ['level-2', 'level-3', 'level-4', 'level-5', 'level-6']) {
    expect(namesOf(node.children)).toEqual([child]);
    node = entryOf(entriesOf(node.children)[0]);
  }
  expect(node.children).toEqual([]);
});

test('a circle of categories from an earlier version is left out of the tree', () => {
  const row = (id: number, parent: number | null) => ({
    id,
    documentId: `${id}`,
    name: `${id}`,
    slug: `${id}`,
    order: id,
    link: null,
    parent: parent === null ? null : { id: parent },
  });
  const tree = buildTree([row(1, null), row(2, 2), row(3, 4), row(4, 3)]);
  expect(tree.map(({ name }) => name)).toEqual(['1']);
});

test('a block of 300 kB is stored and read back', async () => {
  const body = 'a'.repeat(300_000);
  const article = await editor.createArticle({
    title: 'Long',
    slug: 'long',
    blocks: [{ __component: 'shared.html-markdown-wrapper', body }],
  });
  const read = firstOf(await cms.get('articles?filters[slug]=long&populate[blocks][populate]=*'));
  expect(entriesOf(read.blocks)[0]?.body).toHaveLength(body.length);
  await editor.remove(ARTICLE, article.documentId);
});

test('an article of an older site keeps its day, which a program gives with it', async () => {
  const { send } = await createProgram(cms, editor);
  const createdAt = '2014-05-03T08:00:00.000Z';

  const moved = await send('POST', 'articles', { data: { title: 'From 2014', createdAt } });
  expect(entryOf(moved.body.data)).toMatchObject({ createdAt });
  const { documentId } = entryOf(moved.body.data);
  await send('PUT', `articles/${documentId}`, { data: { description: 'Corrected' } });
  expect(firstOf(await cms.get('articles?filters[slug]=from-2014'))).toMatchObject({
    description: 'Corrected',
    createdAt,
  });

  const corrected = '2013-01-02T08:00:00.000Z';
  await send('PUT', `articles/${documentId}`, { data: { createdAt: corrected } });
  expect(firstOf(await cms.get('articles?filters[slug]=from-2014')).createdAt).toBe(corrected);

  for (const wrong of ['2999-01-01T00:00:00Z', 'yesterday', '3 May', null]) {
    const { status } = await send('POST', 'articles', { data: { title: 'x', createdAt: wrong } });
    expect(status, String(wrong)).toBe(400);
  }
});
