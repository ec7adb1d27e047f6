import type { APIRequestContext } from '@playwright/test';
import { PNG } from '../../tests/support/png';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

const REDIRECT = 'api::redirect.redirect';
const MISSED = 'api::missed-address.missed-address';

/** Status and target, without following it. */
async function answerOf(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  return `${response.status()} ${response.headers().location ?? ''}`.trim();
}

/** Soon: the journeys before may have left many changes for the site to catch up with. */
function expectAnswer(request: APIRequestContext, address: string, answer: string) {
  return expect.poll(() => answerOf(request, address), { timeout: 30_000 }).toBe(answer);
}

test('a redirect made in the service works without a build, also where a 404 was kept, and ends', async ({
  request,
  editor,
}) => {
  const from = `/old-shop-${Date.now()}`;
  for (const address of [from, `${from}/a/b`, `${from}/a/b`]) {
    expect(await answerOf(request, address)).toBe('404');
  }
  const one = await editor.create(REDIRECT, { from, to: '/services#core' });
  await expectAnswer(request, from, '308 /services#core');
  const folder = await editor.create(REDIRECT, {
    from: `${from}/*`,
    to: '/solutions/*',
    type: 'temporary',
  });
  await expectAnswer(request, `${from}/a/b`, '307 /solutions/a/b');
  expect(await answerOf(request, `${from}/never/asked`)).toBe('307 /solutions/never/asked');

  const response = await request.get(from, { maxRedirects: 0 });
  expect(response.headers()['cache-control']).toContain('max-age=0');

  await editor.update(REDIRECT, one.documentId, { to: 'https://partner.example/shop' });
  await expectAnswer(request, from, '308 https://partner.example/shop');
  await editor.remove(REDIRECT, one.documentId);
  await editor.remove(REDIRECT, folder.documentId);
  await expectAnswer(request, from, '404');
  await expectAnswer(request, `${from}/a/b`, '404');
});

test('a button that leads to a redirect leads to where that leads, also after it has changed', async ({
  request,
  editor,
}) => {
  const from = `/offer-${Date.now()}`;
  const { documentId } = await editor.create(REDIRECT, { from, to: '/services' });
  await expectAnswer(request, from, '308 /services');
  const article = await editor.createArticle({
    title: 'An offer',
    blocks: [{ __component: 'shared.action-btn-wrapper', name: 'See the offer', link: from }],
  });
  const target = async () => {
    const html = await (await request.get(`/post/${article.slug}`)).text();
    return /href="([^"]+)"[^>]*>See the offer/.exec(html)?.[1];
  };
  await expect.poll(target).toBe('/services');
  await editor.update(REDIRECT, documentId, { to: '/contact' });
  await expect.poll(target).toBe('/contact');
  await editor.remove(REDIRECT, documentId);
  await expect.poll(target).toBe(from);
  await editor.removeArticle(article.documentId);
});

test('a redirect leads to a file of the Media Library, and none to a file that an older site had', async ({
  request,
  editor,
  environment,
}) => {
  const file = await editor.upload('price-list.png', { alternativeText: 'Prices' }, PNG);
  const from = `/prices-${Date.now()}`;
  const { documentId } = await editor.create(REDIRECT, { from, to: `${file.url}` });
  await expectAnswer(request, from, `307 ${environment.proxy.url}${file.url}`);
  const response = await request.get(from);
  expect(`${response.status()} ${response.headers()['content-type']}`).toBe('200 image/png');
  expect(await answerOf(request, '/uploads/price-list.png')).toBe('404');
  await editor.remove(REDIRECT, documentId);
  await editor.removeMedia(Number(file.id));
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
  const flyer = `/flyer-${slug}`;
  await editor.create(REDIRECT, { from: flyer, to: `/post/${slug}` });
  await expectAnswer(request, flyer, `308 /post/${slug}`);
  await editor.publishArticle(article.documentId, { slug: `${slug}-2` });
  await expectAnswer(request, `/post/${slug}`, `308 /post/${slug}-2`);
  await expectAnswer(request, `/solutions/${slug}`, `308 /solutions/${slug}-2`);
  await expectAnswer(request, `/never/asked/${slug}`, `308 /never/asked/${slug}-2`);
  await expectAnswer(request, `/post/${slug}-2`, '200');
  // In one step, where staff's own redirect leads to the address of old.
  await expectAnswer(request, flyer, `308 /post/${slug}-2`);
  // What belongs to it moves with it.
  for (const file of [`/post/${slug}.md`, `/share-image/post/${slug}.png`]) {
    await expectAnswer(request, file, `308 ${file.replace(slug, `${slug}-2`)}`);
    await expectAnswer(request, file.replace(slug, `${slug}-2`), '200');
  }

  await editor.publishArticle(article.documentId, { slug });
  await expectAnswer(request, `/post/${slug}-2`, `308 /post/${slug}`);
  await expectAnswer(request, `/post/${slug}`, '200');
  await expectAnswer(request, flyer, `308 /post/${slug}`);

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
  await expectAnswer(request, path, '308 /contact');
  const redirect = await editor.find(REDIRECT, 'from', path);
  await editor.remove(REDIRECT, redirect?.documentId ?? '');
  await editor.remove(MISSED, row?.documentId ?? '');
});
