import { expect, test } from '../support/test';

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Of a part that arrives, in the middle of the page and at its end. */
const PARENTS = ['main', 'body'];

for (const address of ['/', '/contact', '/post/everything-in-one-place']) {
  test(`what arrives on ${address} does not have a browser style the whole page again`, async ({
    page,
    browser,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const all = await page.locator('*').count();
    for (const parent of PARENTS) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.locator(parent).evaluate((element) => {
        element.append(element.ownerDocument.createElement('p'));
        // Asked for its height, it styles at once.
        element.getBoundingClientRect();
      });
      const trace = JSON.parse(String(await browser.stopTracing()));
      const counts = (trace.traceEvents as TraceEvent[])
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .map(({ args }) => args.elementCount ?? 0);
      expect(counts.length, parent).toBeGreaterThan(0);
      expect(Math.max(...counts), `styled below ${parent}, of ${all}`).toBeLessThan(all / 4);
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
