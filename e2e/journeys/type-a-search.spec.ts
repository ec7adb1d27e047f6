import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { expect, test } from '../support/test';

const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });

test('no key is lost while the field that suggests takes the place of the plain one', async ({
  page,
}) => {
  await page.goto('/faq');
  // The first script after the page has loaded is that of the suggestions.
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = overlayOf(page).getByLabel('Search this site');
  await expect(field).toBeFocused();
  await page.keyboard.type('pay');
  await page.keyboard.press('ArrowLeft');
  // A key may come in the very moment after the change.
  const focused = page.evaluate(
    () =>
      new Promise((resolve) => {
        const head = document.querySelector('.search-head');
        const look = () => resolve(document.activeElement?.id);
        if (head) new MutationObserver(look).observe(head, { childList: true });
      }),
  );
  release();
  expect(await focused).toBe('overlay-query');
  await expect(overlayOf(page).getByRole('combobox')).toHaveValue('pay');
  await page.keyboard.type('roll of all depot');
  await expect(overlayOf(page).getByRole('combobox')).toHaveValue('paroll of all depoty');
});

test('suggestions change on a page that the browser has translated', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const options = overlayOf(page).getByRole('option');
  await expect(overlayOf(page).getByRole('combobox')).toBeFocused();
  const marks = options.filter({ hasText: 'right on the first run' }).locator('mark');
  await page.keyboard.type('payroll first');
  await expect(marks).toHaveText(['Payroll', 'first']);
  await wrapTexts(page);
  for (const _ of ' first') await page.keyboard.press('Backspace');
  await expect(marks).toHaveText(['Payroll']);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
});

test('the field of the search screen holds what was searched for last', async ({ page }) => {
  await page.goto('/search?q=xyzzy');
  const main = page.getByRole('main');
  await main.getByLabel('Search this site').fill('something else');
  await main.getByRole('link', { name: 'Payroll', exact: true }).first().click();
  await expect(page).toHaveURL('/search?q=Payroll');
  await expect(main.getByLabel('Search this site')).toHaveValue('Payroll');
});

/** What translating does to a page: each text lies in an element of the browser's. */
async function wrapTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}
