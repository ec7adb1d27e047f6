import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';

// One of the screens is the 404.
test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/], sharesPage: true });
test.describe.configure({ mode: 'parallel' });

for (const [name, address] of SCREENS) {
  test(`without JavaScript the screen ${name} is all there to be read`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(address);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count
      const text = await page.getByRole('main').innerText();
      expect(text.length).toBeGreaterThan(60);
      // What enters without a script has arrived after its time.
      await expect.poll(() => page.evaluate(findFaded), `invisible at ${width} px`).toEqual([]);
    }
    await expect(
      page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

/** Text that is in its place and cannot be seen. */
function findFaded(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.checkVisibility({ opacityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 160));
}
