import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from '../support/test';

const ARTICLE = 'api::article.article';
const MENU = 'api::menu.menu';
const BLOGS = 'api::article-type.article-type';
const SETTING = 'api::global-entity.global-entity';
const SERVICE = 'api::service.service';
const PROFILE = 'api::company-profile.company-profile';

/** Until the page has the words: at the next request after the service's answer, or soon after. */
async function expectWords(request: APIRequestContext, address: string, words: string) {
  await expect
    .poll(async () => (await request.get(address)).text(), { message: address, timeout: 15_000 })
    .toContain(words);
}

async function expectNoWords(request: APIRequestContext, address: string, words: string) {
  await expect
    .poll(async () => (await request.get(address)).text(), { message: address, timeout: 15_000 })
    .not.toContain(words);
}

async function expectStatus(request: APIRequestContext, address: string, status: number) {
  await expect
    .poll(async () => (await request.get(address, { maxRedirects: 0 })).status(), {
      message: address,
      timeout: 15_000,
    })
    .toBe(status);
}

const component = z.record(z.string(), z.unknown());
const componentsOf = (details: unknown) => z.tuple([component], component).parse(details);

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const unique = (words: string) => `${words} ${Date.now()}`;

test('a published article is on its page, the blog list, the home news and its other addresses', async ({
  request,
  editor,
}) => {
  const blogs = await editor.find(BLOGS, 'type', 'blogs');
  const slug = `fresh-${Date.now()}`;
  await expectStatus(request, `/post/${slug}`, 404);
  const title = unique('Fresh from the press');
  const article = await editor.createArticle({
    title,
    slug,
    article_types: { connect: [{ documentId: blogs?.documentId }] },
  });
  for (const address of [`/post/${slug}`, `/any/where/${slug}`, '/blogs', '/']) {
    await expectWords(request, address, title);
  }

  const renamed = unique('Fresh and corrected');
  await editor.publishArticle(article.documentId, { title: renamed });
  for (const address of [`/post/${slug}`, `/any/where/${slug}`, '/blogs', '/']) {
    await expectWords(request, address, renamed);
  }

  await editor.publishArticle(article.documentId, { slug: `${slug}-moved` });
  await expectWords(request, `/post/${slug}-moved`, renamed);
  await expectStatus(request, `/post/${slug}`, 308);
  await expectStatus(request, `/any/where/${slug}`, 308);
  await expectWords(request, '/blogs', `/post/${slug}-moved`);

  await editor.unpublishArticle(article.documentId);
  await expectStatus(request, `/post/${slug}-moved`, 404);
  await expectNoWords(request, '/blogs', renamed);
  await expectNoWords(request, '/', renamed);

  await editor.publishArticle(article.documentId);
  await expectWords(request, `/post/${slug}-moved`, renamed);
  await editor.removeArticle(article.documentId);
  await expectStatus(request, `/post/${slug}-moved`, 404);
  await expectNoWords(request, '/blogs', renamed);
});

test('when the service has answered, every page has the new words at its first visit', async ({
  request,
  editor,
}) => {
  const article = await editor.find(ARTICLE, 'slug', 'efd-receipts');
  const entry = await editor.find(MENU, 'slug', 'industries');
  if (!article || !entry) throw new Error('The sample content has both.');
  const title = unique('Receipts, once more');
  const own = ['/post/efd-receipts', '/post/efd-receipts.md'];
  const ofTheArticle = [...own, '/blogs', '/feed.xml', '/feed.json', '/llms.txt'];
  const name = unique('Trades');
  const ofTheMenu = ['/faq', '/contact', '/about-us.html', '/solutions/cloud', '/'];
  // Kept before, so that there is an old page to be had.
  for (const address of [...ofTheArticle, ...ofTheMenu]) await request.get(address);

  await editor.publishArticle(article.documentId, { title });
  for (const address of ofTheArticle) {
    expect(await (await request.get(address)).text(), address).toContain(title);
  }
  await editor.update(MENU, entry.documentId, { name });
  for (const address of ofTheMenu) {
    expect(await (await request.get(address)).text(), address).toContain(name);
  }
  await editor.update(MENU, entry.documentId, { name: entry.name });
  await editor.publishArticle(article.documentId, { title: article.title });
});

test('a saved draft changes nothing that visitors see', async ({ request, editor }) => {
  const article = await editor.find(ARTICLE, 'slug', 'holiday-support-hours');
  if (!article) throw new Error('The sample content has this article.');
  const title = unique('A thought in progress');
  await editor.updateArticle(article.documentId, { title });
  const html = await (await request.get('/post/holiday-support-hours')).text();
  expect(html).not.toContain(title);
  await editor.updateArticle(article.documentId, { title: article.title });
});

test('a changed menu entry is in the header of every screen', async ({ request, editor }) => {
  const entry = await editor.find(MENU, 'slug', 'industries');
  if (!entry) throw new Error('The sample content has this entry.');
  const name = unique('Trades');
  await editor.update(MENU, entry.documentId, { name });
  for (const address of ['/', '/contact', '/post/efd-receipts', '/solutions/cloud', '/faq']) {
    await expectWords(request, address, name);
  }
  await editor.update(MENU, entry.documentId, { name: entry.name });
  await expectNoWords(request, '/', name);
});

test('an article renamed under the menu moves the menu along', async ({ request, editor }) => {
  const article = await editor.find(ARTICLE, 'slug', 'cloud');
  if (!article) throw new Error('The sample content has this article.');
  await editor.publishArticle(article.documentId, { slug: 'cloud-and-hosting' });
  await expectWords(request, '/', 'href="/solutions/cloud-and-hosting"');
  await expectStatus(request, '/solutions/cloud-and-hosting', 200);
  await expectStatus(request, '/solutions/cloud', 308);
  await editor.publishArticle(article.documentId, { slug: 'cloud' });
  await expectStatus(request, '/solutions/cloud', 200);
});

test('a changed alternative text is on the pages that show the image', async ({
  request,
  editor,
}) => {
  const article = await editor.find(ARTICLE, 'slug', 'everything-in-one-place');
  const cover = article?.cover;
  if (typeof cover !== 'object' || cover === null || !('id' in cover)) {
    throw new Error('The sample article has a cover.');
  }
  const before = 'alternativeText' in cover ? String(cover.alternativeText) : '';
  const words = unique('Fabric seen from close by');
  await editor.updateMedia(Number(cover.id), { alternativeText: words });
  await expectWords(request, '/post/everything-in-one-place', words);
  await editor.updateMedia(Number(cover.id), { alternativeText: before });
});

test('a setting, services, a question and the profile reach their screens', async ({
  request,
  editor,
}) => {
  const phone = await editor.find(SETTING, 'key', 'company_phone');
  if (!phone) throw new Error('The sample content has this setting.');
  await editor.update(SETTING, phone.documentId, { value: '+255 22 000 7777' });
  await expectWords(request, '/faq', '+255 22 000 7777');
  await editor.update(SETTING, phone.documentId, { value: phone.value });

  for (const [type, address] of [
    ['core', '/'],
    ['main', '/services'],
  ] as const) {
    const found = await editor.find(SERVICE, 'type', type);
    if (!found) throw new Error('The sample content has services of both types.');
    const { documentId } = found;
    const { details } = await editor.get(SERVICE, documentId);
    const [first, ...others] = componentsOf(details);
    const title = unique(`Care of ${type}`);
    await editor.update(SERVICE, documentId, { details: [{ ...first, title }, ...others] });
    await editor.publish(SERVICE, documentId);
    await expectWords(request, address, title);
    const [changed, ...rest] = componentsOf((await editor.get(SERVICE, documentId)).details);
    const before = { ...changed, title: first.title };
    await editor.update(SERVICE, documentId, { details: [before, ...rest] });
    await editor.publish(SERVICE, documentId);
    await expectWords(request, address, String(first.title));
  }

  const question = unique('<p>Is this asked often?');
  const faq = await editor.createPublished('api::qna.qna', {
    title: question,
    description: '<p>Now.</p>',
  });
  await expectWords(request, '/faq', question.slice(3));
  await editor.remove('api::qna.qna', faq.documentId);
  await expectNoWords(request, '/faq', question.slice(3));

  const profile = await editor.getSingle(PROFILE);
  const heroText = unique('New words for the first screen');
  await editor.updateSingle(PROFILE, { heroText });
  await editor.publishSingle(PROFILE);
  await expectWords(request, '/', heroText);
  await editor.updateSingle(PROFILE, { heroText: profile.heroText });
  await editor.publishSingle(PROFILE);
});
