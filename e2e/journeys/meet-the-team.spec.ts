import type { Page } from '@playwright/test';
import { visitWithMenu } from '../support/menu';
import { reportAtOnce } from '../support/report-at-once';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

const TEAM = '/aboutus/management-team';

/** Opens the screen and waits until its cards open dialogs. */
async function openTeam(page: Page): Promise<void> {
  await page.goto(TEAM);
  await expect(page.getByText('Read More about Neema Kessy')).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
}

test('a screen with the title of the last one is announced by its heading', async ({ page }) => {
  await visitWithMenu(page, TEAM);
  await page.getByRole('contentinfo').locator('a[href="/aboutus/company-profile"]').click();
  await expect(page).toHaveURL('/aboutus/company-profile');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Management Team');
  // From here on both are in the browser: their titles are there at once, and the same.
  await page.goForward();
  await expect(page.locator('.loading-overlay')).toHaveText('Company Profile');
  await page.goBack();
  await expect(page.locator('.loading-overlay')).toHaveText('Management Team');
});

test('a visitor reads about a member in a dialog and comes back to the card', async ({ page }) => {
  await openTeam(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Management Team' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Leadership' }).getByRole('listitem')).toHaveCount(3);

  const opener = page.getByText('Read More about Neema Kessy');
  const dialog = page.getByRole('dialog', { name: 'Neema Kessy' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Neema Kessy' })).toBeVisible();
  await expect(dialog.getByText('Managing Director')).toBeVisible();
  await expect(dialog.getByText('Neema kept the books')).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the dialog closes by × and by a click beside it, and not by one inside', async ({ page }) => {
  await openTeam(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Baraka Mushi' });
  const dialog = page.getByRole('dialog', { name: 'Baraka Mushi' });

  await card.click({ position: { x: 40, y: 40 } });
  await dialog.getByText('Director of Delivery').click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await card.click({ position: { x: 40, y: 40 } });
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Read More about Baraka Mushi')).toBeFocused();
});

test('in a low window the dialog shows who it is, and where the biography begins', async ({
  page,
}) => {
  // A phone on its side; a laptop at 200 %; a phone.
  for (const [width, height] of [
    [740, 360],
    [720, 450],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openTeam(page);
    await page.getByText('Read More about Neema Kessy').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Neema Kessy' });
    await expect(dialog.getByRole('heading', { name: 'Neema Kessy' })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('Managing Director')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('Neema kept the books')).toBeInViewport({ ratio: 0.3 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('the company profile has its badges, its nine memberships and its last word', async ({
  page,
}) => {
  await page.goto('/aboutus/company-profile');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail).toContainText('ABOUT US');
  await expect(trail).toContainText('Company Profile');
  await expect(page.getByRole('list', { name: 'Badges' }).getByRole('listitem')).not.toHaveCount(0);
  for (const words of ['Certified Excellence', 'Client-Centric Focus']) {
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
  await expect(page.locator('section[aria-labelledby="memberships"] li')).toHaveCount(9);
  await expect(
    page.getByRole('heading', { name: 'Ready to Transform Your Business?' }),
  ).toBeVisible();
});

test('the badges lead to the registrations, and stay on paper', async ({ page }) => {
  await page.goto('/aboutus/company-profile');
  const badge = page.getByRole('link', { name: 'Gold partner' });
  await badge.click();
  await expect(
    page.getByRole('region', { name: 'Registrations and certificates' }),
  ).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(badge).toBeVisible();
  // The image of the story has half of the page, not of its column.
  const image = await page.locator('#story ~ figure').boundingBox();
  expect(image?.width).toBeGreaterThan(300);
});

test.describe('with a clock of its own', () => {
  test.use({ sharesPage: false });

  test('the company profile counts up to its figures and says them once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await reportAtOnce(page);
    await page.goto('/aboutus/company-profile');
    const figure = page.getByRole('definition').filter({ hasText: '400' });
    const shown = figure.locator('[aria-hidden] span').last();
    await expect(figure.locator('.sr-only')).toHaveText('400+');
    // Out of sight it waits at its beginning.
    await expect(shown).toHaveText('0');
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toBeHidden();
    await expect(figure.locator('[aria-hidden] span').nth(1)).toHaveCSS('visibility', 'visible');
    await page.emulateMedia({ media: 'screen' });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await figure.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(100);
      const count = Number(await shown.textContent());
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(400);
    }).toPass();
    await page.clock.runFor(1_500);
    await expect(shown).toHaveText('400');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every biography can be read on the page itself', async ({ page }) => {
    await page.goto(TEAM);
    await expect(page.getByText('Neema kept the books').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('Read More about Neema Kessy')).toBeHidden();
  });

  test('the company profile shows its final figures', async ({ page }) => {
    await page.goto('/aboutus/company-profile');
    await expect(page.getByRole('definition').filter({ hasText: '99%' })).toBeVisible();
    await expect(page.getByText('Since 2008', { exact: true })).toBeVisible();
  });
});
