import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createEditor } from '../scripts/editor.mjs';
import { createClient, startCms } from './support.mjs';

const ARTICLE = 'api::article.article';
const TYPE = 'api::article-type.article-type';
const CATEGORY = 'api::category.category';
const MENU = 'api::menu.menu';

let cms;
let editor;
before(async () => {
  cms = await startCms({ env: { SEED_PACK: 'empty' } });
  editor = await createEditor(cms);
});
after(() => cms.remove());

test('the token reads every type that visitors see', async () => {
  for (const target of [
    'articles',
    'article-types',
    'categories',
    'categories/build-tree',
    'company-addresses',
    'global-entities',
    'menus',
    'qnas',
    'services',
    'teams',
  ]) {
    assert.equal((await cms.get(target)).status, 200, target);
    assert.equal((await createClient({ url: cms.url }).get(target)).status, 401, target);
  }
  for (const target of ['about', 'company-profile']) {
    assert.equal((await cms.get(target)).status, 404, target);
  }
});

test('the token changes no content and sees no staff and no file list', async () => {
  assert.equal(
    (await cms.send('POST', 'articles', { data: { title: 'x', slug: 'x' } })).status,
    403,
  );
  assert.equal((await cms.send('PUT', 'about', { data: { title: 'x' } })).status, 403);
  assert.equal((await cms.send('DELETE', 'about')).status, 403);
  assert.equal((await cms.get('upload/files')).status, 403);
});

test('an article that is not published shows nowhere, however it is asked for', async () => {
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

  const slugs = async (query) => (await cms.get(query)).body.data.map(({ slug }) => slug);
  const slugsOfType = async () =>
    (
      await cms.get('article-types?filters[type]=blogs&populate[articles][populate]=*')
    ).body.data[0].articles.map(({ slug }) => slug);

  assert.deepEqual(await slugs('articles'), ['shown']);
  assert.deepEqual(await slugs('articles?filters[article_types][type]=blogs'), ['shown']);
  assert.deepEqual(await slugsOfType(), ['shown']);
  assert.equal((await cms.get(`articles/${hidden.documentId}`)).status, 404);
  const readMenu = async () =>
    (await cms.get('menus?filters[slug]=hidden&populate[article][fields][0]=slug')).body.data[0];
  assert.equal((await readMenu()).article, null);
  assert.deepEqual((await slugs('articles?status=draft&sort=slug')).sort(), ['hidden', 'shown']);

  await editor.publish(ARTICLE, hidden.documentId);
  assert.deepEqual((await slugsOfType()).sort(), ['hidden', 'shown']);
  assert.equal((await readMenu()).article.slug, 'hidden');

  await editor.unpublish(ARTICLE, hidden.documentId);
  assert.deepEqual(await slugsOfType(), ['shown']);
  assert.equal((await readMenu()).article, null);

  for (const [uid, { documentId }] of [
    [MENU, menu],
    [TYPE, type],
    [ARTICLE, shown],
    [ARTICLE, hidden],
  ]) {
    await editor.remove(uid, documentId);
  }
  assert.deepEqual(await slugs('articles?status=draft'), []);
});

test('the category tree nests to any depth, in order, and survives a circle', async () => {
  const create = (name, order, parent) =>
    editor.create(CATEGORY, {
      name,
      slug: name,
      order,
      ...(parent && { parent: { connect: [{ documentId: parent.documentId }] } }),
    });
  const second = await create('second', 2);
  const first = await create('first', 1);
  let deepest = first;
  for (const level of [1, 2, 3, 4, 5, 6]) deepest = await create(`level-${level}`, 1, deepest);
  await create('elder', 0, first);

  const { status, body } = await cms.get('categories/build-tree?any=thing&filters[x]=1');
  assert.equal(status, 200);
  assert.deepEqual(
    body.data.map(({ name }) => name),
    ['first', 'second'],
  );
  assert.deepEqual(Object.keys(body.data[0]).sort(), [
    'children',
    'documentId',
    'id',
    'link',
    'name',
    'order',
    'slug',
  ]);
  assert.deepEqual(
    body.data[0].children.map(({ name }) => name),
    ['elder', 'level-1'],
  );
  let node = body.data[0].children[1];
  while (node.children.length > 0) node = node.children[0];
  assert.equal(node.name, 'level-6');

  await editor.update(CATEGORY, second.documentId, {
    parent: { connect: [{ documentId: second.documentId }] },
  });
  const after = await cms.get('categories/build-tree');
  assert.equal(after.status, 200);
  assert.deepEqual(
    after.body.data.map(({ name }) => name),
    ['first'],
  );
});

test('a block of 300 kB is stored and read back', async () => {
  const body = 'a'.repeat(300_000);
  const article = await editor.createArticle({
    title: 'Long',
    slug: 'long',
    blocks: [{ __component: 'shared.html-markdown-wrapper', body }],
  });
  const read = await cms.get('articles?filters[slug]=long&populate[blocks][populate]=*');
  assert.equal(read.body.data[0].blocks[0].body.length, body.length);
  await editor.remove(ARTICLE, article.documentId);
});
