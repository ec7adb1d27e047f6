import type { Page, Response } from '@playwright/test';
import { expectAccessible, expectReadableInDark, resize } from '../support/probes/accessible';
import { FOCUSABLE, findWeakFocus } from '../support/probes/focus';
import { findEdgeless, findGroundless, findUnmarkedFocus } from '../support/probes/forced-colors';
import {
  expectApart,
  findBrokenWords,
  findCutLongWords,
  findCutOff,
  findHiddenFocus,
  findLayoutShifts,
  findSilentTabs,
  findSmallTargets,
} from '../support/probes/layout';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';

// What moves is half transparent on its way: colours are measured where it has arrived.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 404/],
  sharesPage: true,
});
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

/** All that a page is sent and that could hold a word of ours: pages, data, scripts. */
const CAN_HOLD_SECRETS = /script|html|json|x-component/;
const HEIGHT = 800;
/** Screens on which the header is measured with large letters; it is the same one on all of them. */
const OF_THE_HEADER: readonly string[] = ['/', '/services/erp'];
/** The browser's own size of letters, in pixels, and widths at which the layout changes with it. */
const LARGE_FONTS = [
  { font: 24, widths: [360, 768, 1024, 1280, 1440] },
  { font: 32, widths: [360, 600, 768, 1024, 1440, 1920] },
];

/** As a language of compounds has them. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft';

/** The least that a visitor may set for spaces in text, of which nothing may get lost (WCAG 2.2, 1.4.12). */
const SPACED_TEXT = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Scripts that were searched for secrets with another screen: what has a hash in its address is the same. */
const searched = new Set<string>();

for (const [name, address, title] of SCREENS) {
  test(`the screen ${name} holds at every width, for every eye and every thumb`, async ({
    page,
    request,
    environment,
  }) => {
    const bodies: Promise<string>[] = [];
    const readBody = (response: Response) => {
      const url = response.url();
      if (!CAN_HOLD_SECRETS.test(response.headers()['content-type'] ?? '')) return;
      if (searched.has(url)) return;
      if (url.includes('/_next/static/')) searched.add(url);
      bodies.push(response.text().catch(() => ''));
    };
    page.on('response', readBody);
    await page.goto(address);
    await page.locator('.menu-bar[data-ready]').waitFor({ state: 'attached' });
    expect(await page.evaluate(findLayoutShifts), 'moves while it loads').toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

    // Each width once: another one has the whole page laid out again.
    await resize(page, 360);
    await showLazyParts(page);
    await expectAccessible(page, `${address} at 360 px`);
    expect(await page.evaluate(findSmallTargets), 'targets that a thumb misses').toEqual([]);
    expect(await page.evaluate(findSilentTabs), 'opens a tab without a word').toEqual([]);
    const unsaid = page.locator('[required]:not([aria-invalid])');
    await expect(unsaid, 'empty fields of which browsers say that they are wrong').toHaveCount(0);
    await expectSeenFocus(page, 360);

    await resize(page, 900);
    await expectAccessible(page, `${address} at 900 px`);

    await resize(page, 1440);
    await expectAccessible(page, `${address} at 1440 px`);
    await expectReadableInDark(page, address);
    await expectSeenFocus(page, 1440);

    await expectNothingCutOff(page, 320);
    expect(await page.evaluate(findCutLongWords, LONG_WORD), 'long words are cut').toEqual([]);
    // A window of 1280 × 1024, enlarged.
    await expectReachable(page, '400 %', { width: 320, height: 256 });
    await expectReachable(page, '200 %', { width: 640, height: 512 });
    await expectNothingCutOff(page, 1920);

    page.off('response', readBody);
    const flight = await request.get(address, { headers: { rsc: '1' } });
    const { token, revalidateSecret, previewSecret } = environment.cms;
    for (const body of [...(await Promise.all(bodies)), await flight.text()]) {
      for (const secret of [token, revalidateSecret, previewSecret]) {
        expect(body).not.toContain(secret);
      }
    }

    await expectHeldInForcedColors(page);
    await expectHeldWithSpacedText(page);
    await expectHeldWithLargeLetters(page, OF_THE_HEADER.includes(address));
  });
}

/** One title, and nothing reaches over a side of the window. */
async function expectNothingCutOff(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.evaluate(findCutOff), `cut off at ${width} px`).toEqual([]);
}

/** Each focus shows a ring that nothing cuts off; afterwards nothing has the focus. */
async function expectSeenFocus(page: Page, width: number): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(findWeakFocus, FOCUSABLE), `focus at ${width} px`).toEqual([]);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** In the colours of the visitor each button has an edge, each drawing a ground, each focus a line. */
async function expectHeldInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await page.evaluate(findEdgeless), 'no edge in forced colours').toEqual([]);
  expect(await page.evaluate(findGroundless), 'no ground in forced colours').toEqual([]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(findUnmarkedFocus), 'no focus in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

async function expectHeldWithSpacedText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: SPACED_TEXT });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const where = `spaced text at ${width} px`;
    const root = page.locator('html');
    expect(await root.evaluate(({ scrollWidth }) => scrollWidth), where).toBe(width);
    expect(await page.evaluate(findCutOff), where).toEqual([]);
    await expectApart(page.getByRole('banner').locator('a:visible, button:visible'), width);
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}

async function expectHeldWithLargeLetters(page: Page, isOfTheHeader: boolean): Promise<void> {
  for (const { font, widths } of LARGE_FONTS) {
    await setFontSize(page, font);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      const where = `${font} px letters at ${width} px`;
      const root = page.locator('html');
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth), where).toBe(width);
      expect(await page.evaluate(findCutOff), where).toEqual([]);
      expect(await page.evaluate(findBrokenWords), where).toEqual([]);
      if (!isOfTheHeader) continue;
      const logo = await page.getByRole('banner').locator('img').first().boundingBox();
      expect(logo?.width, `logo with ${where}`).toBeGreaterThanOrEqual(5 * font);
      await expectApart(page.getByRole('banner').locator('a:visible, button:visible'), width);
    }
  }
  await setFontSize(page, 16);
}

/** As if the visitor had chosen it in the settings of the browser. */
async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await session.detach();
}

/** The title and each focus can be brought into sight, and no control of the header hides another. */
async function expectReachable(
  page: Page,
  zoom: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  const title = page.getByRole('heading', { level: 1 });
  await title.scrollIntoViewIfNeeded();
  await expect(title).toBeInViewport();
  await expectApart(page.getByRole('banner').locator('a:visible, button:visible'), size.width);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await page.evaluate(findHiddenFocus), `hidden at ${zoom}`).toEqual([]);
}

/** What enters on scroll has entered, and what is loaded late is there. */
async function showLazyParts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
