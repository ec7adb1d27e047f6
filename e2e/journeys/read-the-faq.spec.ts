import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

const QUESTION = 'Which mobile money networks can you connect?';
const ANSWER = 'Every network that gives its business customers';

/** The animations of each element: their times, and how they begin. */
function motionsOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.flatMap((element) =>
      element.getAnimations().map(({ effect }) => {
        const { delay, duration } = effect?.getTiming() ?? {};
        const from = effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : undefined;
        return { delay, duration, from };
      }),
    ),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a question opens by keyboard and by touch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/faq');
    const question = page.locator('summary', { hasText: QUESTION });
    const answer = page.getByText(ANSWER);
    await expect(answer).toBeHidden();
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Space');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
  });

  test('the address of a question opens its answer', async ({ page }) => {
    await page.goto('/faq#which-mobile-money-networks-can-you-connect');
    await expect(page.getByText(ANSWER)).toBeInViewport();
  });

  test('a search on the page itself opens the answer that it found', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText(ANSWER)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    await overlay.getByRole('combobox').fill('which mobile money networks');
    await overlay.getByRole('option', { name: QUESTION }).click();
    await expect(page.getByText(ANSWER)).toBeInViewport();
  });

  test('what the visitor opened is still open after the phone was turned to and fro', async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.locator('summary', { hasText: QUESTION }).click();
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText('The software is rarely what takes the time.')).toBeHidden();
  });
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('every answer stands open, in two columns, and nothing is there to press', async ({
    page,
  }) => {
    await page.goto('/faq');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('FREQUENTLY ASKED Questions');
    await expect(title).toHaveCSS('text-align', 'center');
    const main = page.getByRole('main');
    const groups = main.getByRole('navigation').getByRole('list');
    await expect(groups).toHaveCSS('justify-content', 'center');
    // Until the page is hydrated they are disclosures.
    await expect(main.locator('details')).toHaveCount(0);
    const entries = main.locator('.faq-details');
    expect(await entries.count()).toBeGreaterThan(9);
    for (const entry of await entries.all()) await expect(entry.locator('.prose')).toBeVisible();
    const lefts = await entries.evaluateAll((all) =>
      all.map((entry) => Math.round(entry.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(2);
    // The name of a group stands beside its questions.
    const name = await page
      .getByRole('heading', { level: 2, name: 'Systems and data' })
      .boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(Math.min(...lefts));
    // What an answer has of its own, as a table that scrolls, is no part of folding.
    const stops = entries.locator(':is(summary, button, [tabindex]):not(.prose *)');
    await expect(stops).toHaveCount(0);
  });

  test('titles and answers are HTML', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('h3 strong', { hasText: 'mobile money' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Total in USD' })).toBeVisible();
  });

  test('who went on from a link within the page comes back to the page by one step', async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.getByRole('link', { name: 'Systems and data' }).click();
    await expect(page).toHaveURL(/#/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await page.goBack();
    await expect(page).toHaveURL(/\/faq#/);
    await expect(page.getByRole('heading', { level: 1, name: /Frequently/i })).toBeVisible();
  });

  test('heading and sub-heading slide down one after the other, as soon as the screen is there', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/faq');
    const section = await page.locator('.faq-entrance').boundingBox();
    expect(section?.y).toBeLessThan(0.7 * 900);
    const from = { transform: 'translateY(-50px)', opacity: '0' };
    expect(await motionsOf(page.locator('.faq-heading, .faq-sub-heading'))).toMatchObject([
      { delay: 0, duration: 800, from },
      { delay: 200, duration: 800, from },
    ]);
  });

  test('the entries rise one after the other within a second, from 50 px lower', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/faq');
    const motions = await motionsOf(page.locator('.faq-entry > *'));
    const delays = motions.map(({ delay }) => delay ?? 0);
    const from = { transform: 'translateY(50px) scale(0.95)', opacity: '0' };
    expect(motions[0]).toMatchObject({ duration: 800, from });
    expect(delays).toEqual([...delays].sort((one, other) => one - other));
    expect((delays.at(-1) ?? 0) - (delays[0] ?? 0)).toBe(1000);
  });

  test('nothing moves for a visitor who wants it still', async ({ page }) => {
    await page.goto('/faq');
    const moving = await page.evaluate(
      () => document.querySelector('.faq-entry > *')?.getAnimations().length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('answers stand open on a large screen and open by touch on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/faq');
    await expect(page.getByText(ANSWER)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText(ANSWER)).toBeHidden();
    await page.locator('summary', { hasText: QUESTION }).click();
    await expect(page.getByText(ANSWER)).toBeVisible();
  });
});

test('on paper every answer can be read', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/faq');
  await expect(page.getByText(ANSWER)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(ANSWER)).toBeVisible();
});
