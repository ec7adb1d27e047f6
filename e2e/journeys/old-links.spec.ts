import { get } from '../support/crawl';
import { linkOf, readHtml } from '../support/read-html';
import { expect, test } from '../support/test';

/** As in `components/shell/navigation-progress.ts`: a navigation that takes longer is announced. */
const SLOW_AFTER_MS = 150;
const REDIRECT = 'api::redirect.redirect';
const CANONICAL = {
  '/demo-videos.html': '/',
  '/contact_us.php': '/contact',
  '/aboutus': '/aboutus/company-profile',
  '/about-us.html': '/aboutus/company-profile',
  '/overview.html': '/aboutus/company-profile',
  '/success_stories': '/aboutus/company-profile',
  '/post/payroll': '/solutions/erp/business-one/payroll',
  '/payroll': '/solutions/erp/business-one/payroll',
  '/anything/holiday-support-hours': '/post/holiday-support-hours',
};

test('old addresses show their screen and name the address to keep', async ({ environment }) => {
  for (const [address, canonical] of Object.entries(CANONICAL)) {
    const { status, text } = await get(environment.siteUrl + address);
    expect(status, address).toBe(200);
    const expected = new URL(canonical, environment.siteUrl).href.replace(/\/$/, '');
    expect(linkOf(readHtml(text), 'canonical'), address).toBe(expected);
  }
});

test('titles follow {brand} - {page}', async ({ environment }) => {
  const titleOf = async (path: string) =>
    readHtml((await get(environment.siteUrl + path)).text).title;
  expect(await titleOf('/aboutus/company-profile')).toBe('Nyuzi - About Us');
  expect(await titleOf('/contact')).toMatch(/^Nyuzi - /);
});

test.describe('a link to the screen it is on', () => {
  const slug = `circle-${Date.now()}`;

  for (const [spelling, target] of [
    ['by its old address', `/post/${slug}`],
    ['by another spelling', `/post/${slug}-2/`],
  ]) {
    test(`${spelling} leaves no message over it`, async ({ page, editor }) => {
      const article = await editor.createArticle({ title: 'A circle', slug });
      try {
        await editor.publishArticle(article.documentId, {
          slug: `${slug}-2`,
          button_name: 'Round again',
          button_link: target,
        });
        await page.goto(`/post/${slug}-2`);
        const pressed = page.waitForEvent('request', (request) => request.url().includes('_rsc='));
        await page.getByRole('link', { name: 'Round again' }).click();
        await (await pressed).response();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('A circle');
        // Timers of a page end in their order: the message would be there by now, and stay for twenty seconds.
        await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SLOW_AFTER_MS);
        await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
      } finally {
        await editor.removeArticle(article.documentId);
        for (const redirect of (await editor.list(REDIRECT, `_q=${slug}`)).results) {
          await editor.remove(REDIRECT, redirect.documentId);
        }
      }
    });
  }
});
