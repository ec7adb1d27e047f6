import { expect, test } from '../support/test';

type TraceEvent = { name: string; args: { elementCount?: number } };

/**
 * Where a part arrives, and how much of the page may be styled for it: at the end of what is in the page, or before
 * it, as an element of the framework does in `body` with each screen.
 */
const PLACES = [
  ['main', 'append', 1 / 4],
  ['body', 'append', 1 / 4],
  ['body', 'prepend', 1 / 2],
] as const;

for (const address of ['/', '/contact', '/post/everything-in-one-place']) {
  test(`what arrives on ${address} does not have a browser style the whole page again`, async ({
    page,
    browser,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const all = await page.locator('*').count();
    for (const [parent, place, share] of PLACES) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.locator(parent).evaluate((element, place) => {
        element[place](element.ownerDocument.createElement('p'));
        // Asked for its height, it styles at once.
        element.getBoundingClientRect();
      }, place);
      const trace = JSON.parse(String(await browser.stopTracing()));
      const counts = (trace.traceEvents as TraceEvent[])
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .map(({ args }) => args.elementCount ?? 0);
      expect(counts.length, parent).toBeGreaterThan(0);
      const styled = `styled after ${place} in ${parent}, of ${all}`;
      expect(Math.max(...counts), styled).toBeLessThan(all * share);
    }
  });
}

test("the colours of the browser's own parts stay while screens change", async ({ page }) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  const tags = page.locator('meta:is([name="theme-color"], [name="color-scheme"])');
  await tags.evaluateAll((all) => {
    for (const tag of all) tag.setAttribute('data-stays', '');
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(/FAQ/);
  await expect(page.locator('meta[data-stays]')).toHaveCount(3);
  await expect(tags).toHaveCount(3);
});
