import type { Page } from '@playwright/test';
import { FOCUSABLE, findWeakFocus } from '../support/probes/focus';
import { expectApart, findBrokenWords, findCutOff, renderAll } from '../support/probes/layout';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 404/],
  sharesPage: true,
});
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

/** The browser's own size of letters, in pixels, and widths at which the layout changes with it. */
const LARGE_FONTS = [
  { font: 24, widths: [360, 1280, 1440] },
  { font: 32, widths: [360, 1440, 1920] },
];

for (const [name, address] of SCREENS) {
  test(`the screen ${name} shows each focus, and holds with large letters`, async ({ page }) => {
    await page.goto(address);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.keyboard.press('Tab');
      expect(await page.evaluate(findWeakFocus, FOCUSABLE), `at ${width} px`).toEqual([]);
    }
    await renderAll(page);
    for (const { font, widths } of LARGE_FONTS) {
      await setFontSize(page, font);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${font} px letters at ${width} px`;
        const root = page.locator('html');
        expect(await root.evaluate(({ scrollWidth }) => scrollWidth), where).toBe(width);
        expect(await page.evaluate(findCutOff), where).toEqual([]);
        expect(await page.evaluate(findBrokenWords), where).toEqual([]);
        const logo = await page.getByRole('banner').locator('img').first().boundingBox();
        expect(logo?.width, `logo with ${where}`).toBeGreaterThanOrEqual(5 * font);
        await expectApart(page.getByRole('banner').locator('a:visible, button:visible'), width);
      }
    }
    await setFontSize(page, 16);
  });
}

test('no link of the menu has a ring that is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const name of ['Solutions', 'Show ERP submenu', 'Show Business One submenu']) {
    await bar.getByRole('button', { name, exact: true }).click();
  }
  await expect(bar.getByRole('link', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(findWeakFocus, '.menu-panel :is(a, button)')).toEqual([]);
});

test('nothing lies over the floating link to the contact screen', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const link = page
      .getByRole('region', { name: /^We are/ })
      .getByRole('link', { name: 'Write to us' });
    const covered = await link.evaluate((element) => {
      const places: number[] = [];
      for (let top = 0; top < document.body.scrollHeight; top += 300) {
        window.scrollTo({ top, behavior: 'instant' });
        const { left, top: y, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, y + height / 2);
        if (!element.contains(found)) places.push(top);
      }
      return places;
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what the Tab key reaches is in sight at once', async ({ page }) => {
    await page.goto('/blogs');
    const isSeen = () => {
      const box = document.activeElement?.getBoundingClientRect();
      return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
    };
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isSeen), `after ${press + 1} presses`).toBe(true);
    }
  });
});

/** As if the visitor had chosen it in the settings of the browser. */
async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await session.detach();
}
