import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test';

/** WCAG 2.2 AA with all it is built on, and what is good practice beyond. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What may differ between the schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const DARK_PAPER = 'rgb(20, 27, 43)';

/** The widths at which axe looks: a phone, a tablet and a screen. */
export const AXE_WIDTHS = [360, 900, 1440] as const;

/** Sets the width of the window, with a height that goes with it. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
}

/** Expects axe to find nothing on the whole page, or in the part that changed. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  const axe = (await axeOf(page)).withTags(RULES);
  if (part) axe.include(part);
  await expectNothing(page, axe, where);
}

/**
 * Expects every text of the page, or of the part that changed, to be readable in the dark scheme as
 * well, and leaves the page in the light one. All other rules look at the same document in both.
 */
export async function expectReadableInDark(
  page: Page,
  where: string,
  part?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER);
  const axe = (await axeOf(page)).withRules(COLOUR_RULES);
  if (part) axe.include(part);
  await expectNothing(page, axe, `${where}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function axeOf(page: Page): Promise<AxeBuilder> {
  // To load it takes a fifth of its time: once in each document. Frames would need one of their own.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // The other mode opens a page for the results of frames, and the screens have none.
  // No rule of these looks into the style sheets, which it would fetch first.
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: 'null' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
}

async function expectNothing(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  await settled(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(found, where).toEqual([]);
}

/**
 * Waits until nothing moves or fades any more, so that colours are measured where they have arrived.
 * A press starts its transitions in one of the next frames: one look would be too early.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        // What the scrolling moves stands still with it, and never finishes.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 3; still += 1) {
      await frame();
      const animations = running();
      if (animations.length === 0) continue;
      await Promise.allSettled(animations.map(({ finished }) => finished));
      still = -1;
    }
  });
}
