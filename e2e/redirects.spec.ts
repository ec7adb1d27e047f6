import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test';

const REDIRECT = 'api::redirect.redirect';
const MISSED = 'api::missed-address.missed-address';

/** Status and target, without following it. */
async function answerOf(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  return `${response.status()} ${response.headers().location ?? ''}`.trim();
}

function expectAnswer(
  request: APIRequestContext,
  address: string,
  answer: string,
  timeout = 5_000,
) {
  return expect.poll(() => answerOf(request, address), { timeout }).toBe(answer);
}

test('a redirect made in the service works at once, also where a 404 was kept, and ends at once', async ({
  request,
  editor,
}) => {
  const from = `/old-shop-${Date.now()}`;
  for (const address of [from, `${from}/a/b`, `${from}/a/b`]) {
    expect(await answerOf(request, address)).toBe('404');
  }
  const one = await editor.create(REDIRECT, { from, to: '/services#core' });
  // A journey before may have left many changes for the site to catch up with.
  await expectAnswer(request, from, '308 /services#core', 20_000);
  const folder = await editor.create(REDIRECT, {
    from: `${from}/*`,
    to: '/solutions/*',
    type: 'temporary',
  });
  expect(await answerOf(request, `${from}/a/b`)).toBe('307 /solutions/a/b');
  expect(await answerOf(request, `${from}/never/asked`)).toBe('307 /solutions/never/asked');

  const response = await request.get(from, { maxRedirects: 0 });
  expect(response.headers()['cache-control']).toContain('max-age=0');

  await editor.update(REDIRECT, one.documentId, { to: 'https://partner.example/shop' });
  expect(await answerOf(request, from)).toBe('308 https://partner.example/shop');
  await editor.remove(REDIRECT, one.documentId);
  await editor.remove(REDIRECT, folder.documentId);
  await expectAnswer(request, from, '404');
  await expectAnswer(request, `${from}/a/b`, '404');
});

test('a renamed article answers 308 at all its old addresses, and nothing when it is gone', async ({
  request,
  editor,
}) => {
  const slug = `renamed-${Date.now()}`;
  const article = await editor.createArticle({ title: 'First name', slug });
  for (const address of [`/post/${slug}`, `/solutions/${slug}`]) {
    expect(await answerOf(request, address)).toBe('200');
  }
  await editor.publishArticle(article.documentId, { slug: `${slug}-2` });
  await expectAnswer(request, `/post/${slug}`, `308 /post/${slug}-2`);
  await expectAnswer(request, `/solutions/${slug}`, `308 /solutions/${slug}-2`);
  await expectAnswer(request, `/never/asked/${slug}`, `308 /never/asked/${slug}-2`);
  expect(await answerOf(request, `/post/${slug}-2`)).toBe('200');

  await editor.publishArticle(article.documentId, { slug });
  await expectAnswer(request, `/post/${slug}-2`, `308 /post/${slug}`);
  await expectAnswer(request, `/post/${slug}`, '200');

  await editor.unpublishArticle(article.documentId);
  await expectAnswer(request, `/post/${slug}`, '404');
  await editor.removeArticle(article.documentId);
  for (const { documentId } of (await editor.list(REDIRECT, `_q=${slug}`)).results) {
    await editor.remove(REDIRECT, documentId);
  }
});

test('an address that visitors miss is listed for editors, and becomes a redirect there', async ({
  request,
  editor,
}) => {
  const path = `/brochure-${Date.now() % 100_000}`;
  for (const search of ['', '?name=Asha', '']) {
    expect(await answerOf(request, path + search)).toBe('404');
  }
  await request.get(`${path}/asha@example.com`);
  await expect
    .poll(async () => (await editor.find(MISSED, 'path', path))?.hits, { timeout: 15_000 })
    .toBe(3);
  const { results } = await editor.list(MISSED, 'pageSize=100');
  expect(JSON.stringify(results)).not.toMatch(/asha/i);

  const row = await editor.find(MISSED, 'path', path);
  await editor.update(MISSED, row?.documentId ?? '', { redirect_to: '/contact' });
  expect(await answerOf(request, path)).toBe('308 /contact');
  const redirect = await editor.find(REDIRECT, 'from', path);
  await editor.remove(REDIRECT, redirect?.documentId ?? '');
  await editor.remove(MISSED, row?.documentId ?? '');
});
