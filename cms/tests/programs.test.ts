import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, type Fields, textOf } from './support/client';
import { sharedCms } from './support/cms';
import { countRows } from './support/database';
import { createProgram } from './support/program';

const ARTICLE = 'api::article.article';
const DAY_MS = 86_400_000;

const cms = await sharedCms();
const admin = await createEditor(cms);
const program = await createProgram(cms, admin);

const post = (data: Fields) => program.send('POST', 'articles', { data });
const put = (documentId: string, data: Fields) =>
  program.send('PUT', `articles/${documentId}`, { data });

test('a program publishes nothing that staff could not publish, and stores nothing of it', async () => {
  const drafts = await countRows(cms.dataDir, 'articles');
  const nameless = await post({ title: '日本' });
  expect(nameless.body.error?.message).toMatch(/Write an address/);
  expect(nameless.body.error?.details?.errors?.[0]?.path).toEqual(['slug']);
  expect((await post({ title: ' ', slug: 'blank' })).body.error?.message).toMatch(/Required/);
  expect(await countRows(cms.dataDir, 'articles')).toBe(drafts);

  const { documentId } = await admin.createArticle({ title: 'Harvest', slug: 'harvest' });
  expect((await put(documentId, { title: ' ' })).status).toBe(400);
  expect((await cms.get('articles?filters[slug]=harvest')).body).toMatchObject({
    data: [{ title: 'Harvest' }],
  });
});

test('what a program publishes has the response of the content API, and a version', async () => {
  const created = await program.send('POST', 'articles?populate=article_types&fields=title', {
    data: { title: 'Rain in April' },
  });
  expect(created.status).toBe(201);
  const { documentId, ...article } = entryOf(created.body.data);
  expect(article).toEqual({ id: expect.any(Number), title: 'Rain in April', article_types: [] });
  const changed = await put(textOf(documentId), { title: 'Rain in May' });
  expect(changed.body.data).toMatchObject({ documentId, title: 'Rain in May' });
  expect(entryOf(changed.body.data).publishedAt).toBeTruthy();
  const { versions } = entryOf(await admin.request('GET', `/history/${ARTICLE}/${documentId}`));
  expect(entriesOf(versions).map(({ kind, title }) => [kind, title])).toEqual([
    ['published', 'Rain in May'],
    ['published', 'Rain in April'],
  ]);
  expect((await put('there-is-none', { title: 'x' })).status).toBe(404);
});

test('a program that publishes an article ends its plan and its review', async () => {
  const publishAt = new Date(Date.now() + DAY_MS).toISOString();
  const { documentId } = await admin.create(ARTICLE, { title: 'Planned by hand', publishAt });
  await admin.request('POST', `/review/${ARTICLE}/${documentId}`, { status: 'ready', comment: '' });
  expect((await put(documentId, { author: 'Amina' })).status).toBe(200);
  const home = entryOf(await admin.request('GET', '/staff-home'));
  expect(entriesOf(home.planned).map((entry) => entry.documentId)).not.toContain(documentId);
  expect(await admin.request('GET', `/review/${ARTICLE}/${documentId}`)).toMatchObject({
    reviews: [],
  });
});

test('an address that a program publishes leaves the not-found log', async () => {
  const path = '/post/back-again';
  await cms.send('POST', 'missed-addresses/report', { data: [{ path, hits: 3, referrer: null }] });
  const count = () => countRows(cms.dataDir, 'missed_addresses', `path = '${path}'`);
  expect(await count()).toBe(1);
  expect((await post({ title: 'Back again' })).status).toBe(201);
  expect(await count()).toBe(0);
});

test.for([
  'teams?filters[order]=first',
  'teams?filters[order][$in][0]=first',
  'teams?filters[order][$between]=1',
])('a filter that no value of the field can meet is refused: %s', async (target) => {
  expect((await program.get(target)).status).toBe(400);
});

test('what PostgreSQL cannot store is refused with a sentence by every database', async () => {
  const message = 'The character U+0000 cannot be stored. Leave it out.';
  const [block] = [{ __component: 'shared.html-markdown-wrapper', body: '<p>a\0b</p>' }];
  for (const answer of [
    await post({ title: 'a\0b' }),
    await post({ title: 'With a block', blocks: [block] }),
    await post({ title: 'ab', 'a\0b': 1 }),
    await program.get('articles?filters[slug]=a%00b'),
    await program.get('articles/a%00b'),
  ]) {
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toBe(message);
  }
  expect((await post({ title: 'Escaped \\u0000', slug: 'escaped' })).status).toBe(201);
});
