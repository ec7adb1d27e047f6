import type { Page } from '@playwright/test';
import { reportAtOnce } from '../support/report-at-once';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The sample article with every kind of block and every render setting. */
const ARTICLE = '/post/everything-in-one-place';
const CAROUSEL = 'What is connected today';
/** The slides move every three seconds. */
const ONE_TURN_MS = 3_500;
const SEVERAL_TURNS_MS = 10_000;

const carousel = (page: Page) => page.getByRole('region', { name: CAROUSEL });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Slide \d of 6$/ });
const currentDot = (page: Page) => carousel(page).locator('button[aria-current]');

/** Opens the article with a clock that a journey can turn forward. */
async function openCarousel(page: Page) {
  await page.clock.install();
  await reportAtOnce(page);
  await page.goto(ARTICLE);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(dots(page)).toHaveCount(6);
  await page.mouse.move(2, 2);
}

test('the carousel plays by itself every three seconds, and stops when it is paused', async ({
  page,
}) => {
  await openCarousel(page);
  const first = await currentDot(page).getAttribute('aria-label');
  await page.clock.runFor(ONE_TURN_MS);
  await expect(currentDot(page)).not.toHaveAttribute('aria-label', first ?? '');
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(2, 2);
  const paused = await currentDot(page).getAttribute('aria-label');
  await page.clock.runFor(SEVERAL_TURNS_MS);
  await expect(currentDot(page)).toHaveAttribute('aria-label', paused ?? '');
  await carousel(page).getByRole('button', { name: 'Play the slides' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(ONE_TURN_MS);
  await expect(currentDot(page)).not.toHaveAttribute('aria-label', paused ?? '');
});

test('the carousel waits while the pointer or the focus is on it', async ({ page }) => {
  await openCarousel(page);
  await carousel(page).hover();
  const slide = await currentDot(page).getAttribute('aria-label');
  await page.clock.runFor(SEVERAL_TURNS_MS);
  await expect(currentDot(page)).toHaveAttribute('aria-label', slide ?? '');
});

test('arrows, dots and keys lead round and round', async ({ page }) => {
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Pause the slides' }).click();
  await dots(page).nth(5).click();
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 6 of 6');
  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 1 of 6');
  await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 6 of 6');
  await page.getByRole('group', { name: `${CAROUSEL}: slides` }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 1 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 6 of 6');
  // With another key they are the browser's: back and forward, for example.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 1 of 6');
});

test('three, two or one slide stand side by side', async ({ page }) => {
  await page.goto(ARTICLE);
  const slides = carousel(page).getByRole('listitem');
  for (const [width, count] of [
    [1440, 3],
    [1000, 2],
    [600, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const slide = await slides.first().boundingBox();
    const row = await page.getByRole('group', { name: `${CAROUSEL}: slides` }).boundingBox();
    expect(Math.round((row?.width ?? 0) / (slide?.width ?? 1)), `at ${width} px`).toBe(count);
  }
});

test('on a phone few dots stand beside the arrows, in the room that was kept free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ARTICLE);
  for (const [name, rows] of [
    ['The journey of one bag', 1],
    [CAROUSEL, 2],
  ] as const) {
    const region = page.getByRole('region', { name });
    const room = region.locator('.carousel-controls');
    const before = await room.evaluate((element) => element.clientHeight);
    await region.scrollIntoViewIfNeeded();
    const arrow = await region.getByRole('button', { name: 'Next slide' }).boundingBox();
    const lastDot = await region
      .getByRole('button', { name: /^Slide \d/ })
      .last()
      .boundingBox();
    expect(lastDot?.y === arrow?.y, name).toBe(rows === 1);
    expect(await room.evaluate((element) => element.clientHeight), name).toBe(before);
  }
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first slide stays whole when the window changes its size', async ({ page }) => {
    await page.setViewportSize({ width: 880, height: 900 });
    await openCarousel(page);
    await page.setViewportSize({ width: 900, height: 900 });
    // The engine measures again a moment after the change.
    await page.clock.runFor(2_000);
    const row = await page.getByRole('group', { name: `${CAROUSEL}: slides` }).boundingBox();
    const figure = await carousel(page).locator('figure').first().boundingBox();
    expect(figure?.x).toBeCloseTo(row?.x ?? 0, 0);
  });

  test('the carousel stands still until it is asked', async ({ page }) => {
    await openCarousel(page);
    await expect(carousel(page).getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
    const still = await currentDot(page).getAttribute('aria-label');
    await page.clock.runFor(SEVERAL_TURNS_MS);
    await expect(currentDot(page)).toHaveAttribute('aria-label', still ?? '');
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expect(currentDot(page)).toHaveAttribute('aria-label', 'Slide 2 of 6');
  });
});
