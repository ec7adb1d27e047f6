import { holdBack } from '../support/hold-back';
import { findLayoutShifts } from '../support/probes/layout';
import { expect, test } from '../support/test';

// Their titles are long, and stand beside or above what would move.
for (const [address, width] of [
  ['/aboutus/company-profile', 1280],
  ['/services', 768],
  ['/', 360],
] as const) {
  test(`nothing moves on ${address} when the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Those of the visitor's machine have names in two words.
    const isLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => !family.includes(' ') && status === 'loaded',
        ),
      );
    const wasLoaded = await isLoaded();
    release();
    await page.evaluate(() => document.fonts.ready);
    expect([wasLoaded, await isLoaded()]).toEqual([false, true]);
    expect(await page.evaluate(findLayoutShifts)).toEqual([]);
  });
}
