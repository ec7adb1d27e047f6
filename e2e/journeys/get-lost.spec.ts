import { expect, test } from '../support/test';

test.use({ expectedErrors: [/status of 404/], sharesPage: true });

const SCREENS = [
  '/',
  '/demo-videos.html',
  '/contact',
  '/contact_us.php',
  '/aboutus',
  '/about-us.html',
  '/overview.html',
  '/success_stories',
  '/aboutus/company-profile',
  '/aboutus/management-team',
  '/services',
  '/blogs',
  '/faq',
  '/post/everything-in-one-place',
  '/everything-in-one-place',
  '/a/everything-in-one-place',
  '/a/b/everything-in-one-place',
  '/a/b/c/everything-in-one-place',
  '/a/b/c/d/everything-in-one-place',
];

const LOST = [
  '/no-such-article',
  '/post/no-such-article',
  '/solutions/no-such-article',
  '/a/b/c/d/e/everything-in-one-place',
  '/%E0%A4%A',
  '/post/%E0%A4',
  '/%',
  '/%00',
  '/no-article-found',
  '/missing.png',
  '/uploads/missing.pdf',
  '/.env',
];

test('every screen responds with 200, from a shared cache for 300 s at most', async ({
  request,
}) => {
  for (const address of SCREENS) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['cache-control'], address).toMatch(/s-maxage=(?:300|[12]?\d?\d)$/);
  }
});

test('what does not exist responds with 404 and the screen that says so', async ({
  environment,
}) => {
  for (const address of LOST) {
    // The test runner's own client would mend the broken addresses.
    const response = await fetch(environment.siteUrl + address);
    expect(response.status, address).toBe(404);
    const html = await response.text();
    expect(html, address).toContain('Page not Found</h1>');
    expect(html, address).toContain('name="robots" content="noindex"');
  }
});

test('a trailing slash is answered with 308 to the address without it', async ({ environment }) => {
  const response = await fetch(`${environment.siteUrl}/services/`, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/services');
});

test('an unpublished article is not found', async ({ page, editor }) => {
  const draft = await editor.createArticle({
    title: 'Not yet for visitors',
    slug: 'not-yet-for-visitors',
    draft: true,
  });
  const response = await page.request.get('/post/not-yet-for-visitors');
  expect(response.status()).toBe(404);
  await editor.removeArticle(draft.documentId);
});

test('a link to what is not there leads to its own address, which staff see', async ({
  page,
  editor,
}) => {
  const path = '/post/linked-and-never-written';
  await page.goto('/');
  // As a link does, whichever page has it: the browser asks for the data of the page first.
  await page.evaluate((target) => Reflect.get(window, 'next').router.push(target), path);
  await expect(page.getByRole('heading', { name: 'Page not Found' })).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => editor.find('api::missed-address.missed-address', 'path', path), {
      timeout: 15_000,
    })
    .not.toBeNull();
});

test('a visitor who is lost finds the way home', async ({ page }) => {
  const response = await page.goto('/no-article-found');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
