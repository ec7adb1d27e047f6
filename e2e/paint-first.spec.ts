import { expect, test } from './support/test';

/** Browsers tell the time of a paint in steps of 4 ms. */
const STEP_MS = 4;

for (const path of ['/', '/aboutus/management-team', '/post/everything-in-one-place']) {
  test(`${path} is painted before its scripts are asked for`, async ({ page }) => {
    await page.goto(path);
    const { paintedMs, askedMs } = await page.evaluate(() => ({
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
      askedMs: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(askedMs.length).toBeGreaterThan(5);
    expect(paintedMs).toBeGreaterThan(0);
    const soonestMs = (paintedMs ?? Number.POSITIVE_INFINITY) - STEP_MS;
    expect(Math.min(...askedMs)).toBeGreaterThan(soonestMs);
  });
}

test('a page that is opened behind others has its scripts when the visitor comes to it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/');
  await expect(page.locator('.menu-bar[data-ready]')).toBeAttached();
});

test('a style sheet that never arrives does not keep the scripts away', async ({ page }) => {
  await page.route('**/*.css', () => new Promise(() => {}));
  const script = page.waitForRequest(/\/_next\/static\/.*\.js$/, { timeout: 15_000 });
  await page.goto('/contact', { waitUntil: 'commit' });
  await script;
});
