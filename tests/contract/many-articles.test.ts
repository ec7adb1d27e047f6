import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import { BOOT_TIMEOUT_MS, bootService, type Service } from './service';

const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';
const COUNT = 120;

let service: Service;
let editor: Editor;

beforeAll(async () => {
  service = await bootService('empty');
  editor = await createEditor(service);
  const documentIds: string[] = [];
  for (let number = 1; number <= COUNT; number += 1) {
    const name = `note-${String(number).padStart(3, '0')}`;
    const article = await editor.createArticle({ title: name, slug: name, draft: true });
    documentIds.push(article.documentId);
  }
  await editor.publishAll(ARTICLE, documentIds);
  await editor.create(ARTICLE_TYPE, {
    type: 'blogs',
    label: 'Notes',
    articles: { connect: documentIds.map((documentId) => ({ documentId })) },
  });
}, BOOT_TIMEOUT_MS);
afterAll(() => service?.stop(), BOOT_TIMEOUT_MS);

test('a service with 120 articles lists them all, each once', async () => {
  const slugs = (await service.client.articles.list()).map(({ slug }) => slug);
  const notes = slugs.filter((slug) => slug.startsWith('note-'));

  expect(notes).toHaveLength(COUNT);
  expect(new Set(notes).size).toBe(COUNT);
});

test('the blog list shows 25 on a page of the blog list and says how many pages there are', async () => {
  expect(await service.client.blogs.find()).toMatchObject({
    label: 'Notes',
    page: 1,
    pageCount: 5,
    total: COUNT,
  });
  expect((await service.client.blogs.find())?.articles).toHaveLength(25);
});

test('each article is on one page of the list', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => service.client.blogs.find(page)));
  const slugs = pages.flatMap((page) => page?.articles.map(({ slug }) => slug) ?? []);

  expect(slugs).toHaveLength(COUNT);
  expect(new Set(slugs).size).toBe(COUNT);
});

test('three articles are the newest', async () => {
  const latest = await service.client.articles.latest(3);

  expect(latest.map(({ slug }) => slug)).toEqual(['note-120', 'note-119', 'note-118']);
});

test('an article says whether it is in the blog list, however old it is', async () => {
  await editor.createArticle({ title: 'Imprint', slug: 'imprint' });

  expect(await service.client.articles.find('note-001')).toMatchObject({ isPost: true });
  expect(await service.client.articles.find('imprint')).toMatchObject({ isPost: false });
});

test('an article that is unpublished leaves the list', async () => {
  const article = await editor.find(ARTICLE, 'slug', 'note-120');
  await editor.unpublishArticle(article?.documentId ?? '');

  expect((await service.client.articles.latest(1)).map(({ slug }) => slug)).toEqual(['note-119']);
  expect((await service.client.blogs.find())?.total).toBe(COUNT - 1);
});
