import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';

/** WCAG 2.2 AA with all it is built on, and what is good practice beyond. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [360, 900, 1440];

// What moves is half transparent on its way: colours are measured where it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });
test.describe.configure({ timeout: 90_000 });

const DIALOG = 'dialog[open]';

for (const [name, address] of SCREENS) {
  test(`axe finds nothing on the screen ${name}, at any width`, async ({ page }) => {
    await page.goto(address);
    for (const width of WIDTHS) {
      await resize(page, width);
      await showLazyParts(page);
      await expectNoViolation(page, `${address} at ${width} px`);
    }
  });
}

test('axe finds nothing in the panels of the menu, level by level', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/faq');
  await page.locator('.menu-bar[data-ready]').waitFor();
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const name of ['About Us', 'Solutions', 'More of ERP', 'More of Business One']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await expectNoViolation(page, `panel ${name}`, 'header');
  }
  await expect(bar.getByRole('link', { name: 'Payroll' })).toBeVisible();
});

test('axe finds nothing in the phone menu, with all levels open', async ({ page }) => {
  for (const width of [360, 900]) {
    await resize(page, width);
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectNoViolation(page, `menu at ${width} px`, DIALOG);
    // The outer ones come first, so that each is there to be pressed when its turn comes.
    for (const level of await menu.locator('summary').all()) await level.click();
    await expect(menu.getByRole('link', { name: 'Payroll' })).toBeVisible();
    await expectNoViolation(page, `open menu at ${width} px`, DIALOG);
  }
});

test('axe finds nothing in the search overlay, also with suggestions', async ({ page }) => {
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await resize(page, width);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expectNoViolation(page, `search overlay at ${width} px`, DIALOG);
    await page.getByRole('combobox').fill('erp');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolation(page, `suggestions at ${width} px`, DIALOG);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing in the quote modal, empty and with errors', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).click();
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectNoViolation(page, `empty modal at ${width} px`, DIALOG);
  }
  await modal.getByRole('button', { name: 'Send Message' }).click();
  await expect(modal.getByText('Name is required')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await expectNoViolation(page, 'modal with errors and their toast');
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectNoViolation(page, `modal with errors at ${width} px`, DIALOG);
  }
});

test('axe finds nothing in the card of a team member', async ({ page }) => {
  await page.goto('/aboutus/management-team');
  const opener = page.getByText('Read More about Neema Kessy');
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Neema Kessy' })).toBeVisible();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectNoViolation(page, `member at ${width} px`, DIALOG);
  }
});

test('axe finds nothing in the video overlay', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Play the video' }).click();
  await expect(page.getByRole('button', { name: 'Close the video' })).toBeFocused();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectNoViolation(page, `video at ${width} px`, DIALOG);
  }
});

test('axe finds nothing in unfolded news', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News Feed' });
  await news.locator('summary').first().click();
  await expect(news.getByRole('group').first()).toHaveAttribute('open');
  for (const width of WIDTHS) {
    await resize(page, width);
    // Where a change of the width leaves the page, the bar may lie over half a link.
    await news.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectNoViolation(page, `news at ${width} px`, 'main');
  }
});

test('axe finds nothing in questions that are open on a phone', async ({ page }) => {
  await resize(page, 360);
  await page.goto('/faq');
  for (const question of await page.getByRole('main').locator('summary').all()) {
    await question.click();
  }
  await expect(page.getByText('Every network that gives its business customers')).toBeVisible();
  await expectNoViolation(page, 'open questions');
});

test('axe finds nothing where forms say what is wrong', async ({ page }) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const form = page.locator('#contact-form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  for (const width of WIDTHS) {
    await resize(page, width);
    await expectNoViolation(page, `contact form with errors at ${width} px`, '#contact-form');
  }
});

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
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

/** Looks at the whole page, or at the part that changed where the rest has been looked at. */
async function expectNoViolation(page: Page, where: string, part?: string): Promise<void> {
  // Fades that reduced motion leaves are over before colours are measured.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const axe = new AxeBuilder({ page }).withTags(RULES);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(found, where).toEqual([]);
}
