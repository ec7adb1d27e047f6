import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

test('the overlay leads to what was looked for', async ({ page }) => {
  await ready(page, '/');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await expect(overlay.getByRole('searchbox')).toBeFocused();
  await expect(overlay.getByRole('link', { name: 'Mobile money' })).toBeVisible();
  await overlay.getByRole('searchbox').fill('payroll');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=payroll');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for ‘payroll’');
  await page.getByRole('link', { name: 'Payroll that is right on the first run' }).click();
  await expect(page).toHaveURL('/solutions/erp/business-one/payroll');
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the ×', (page: Page) => page.getByRole('button', { name: 'Close the search' }).click()],
  ['the backdrop', (page: Page) => page.mouse.click(640, 880)],
] as const) {
  test(`the overlay closes by ${way} and gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await ready(page, '/');
    await button(page).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    await expect(overlay).toBeVisible();
    await close(page);
    await expect(overlay).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
}

test('services, questions and people are found as well', async ({ page }) => {
  await page.goto('/search?q=mobile+money');
  const results = page.getByRole('main').getByRole('list').filter({ hasText: 'Service' });
  await expect(results.getByText('Question').first()).toBeVisible();
  await page.goto('/search?q=director');
  await expect(page.getByRole('main').getByText('Team', { exact: true }).first()).toBeVisible();
});

test('a search without result says so and offers the topics', async ({ page }) => {
  const response = await page.goto('/search?q=xyzzy');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing here' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Mobile money' })).toBeVisible();
});

test('the search screen is not for crawlers', async ({ page }) => {
  await page.goto('/search?q=payroll');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('what is typed is text, never markup', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> payroll')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test.describe('on the screen of an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('there is a search', async ({ page }) => {
    await page.goto('/nothing-here');
    await page.getByRole('main').getByRole('searchbox').fill('cloud');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cloud');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search screen, and its form finds', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('main').getByRole('searchbox').fill('payroll');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=payroll');
    await expect(
      page.getByRole('link', { name: 'Payroll that is right on the first run' }),
    ).toBeVisible();
  });
});

async function ready(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}
