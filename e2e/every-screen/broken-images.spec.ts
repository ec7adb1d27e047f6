import { expect, test } from '../support/test';

test.use({ expectedErrors: [/status of 404/] });

test('an image that does not load is a weave, and a logo is the name', async ({ page }) => {
  await page.route(/\/(_next\/image|uploads\/)/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Nyuzi', exact: true });
  await expect(logo.locator('img')).toBeHidden();
  const { width = 0 } = (await logo.getByText('Nyuzi').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(40);
  // An icon beside its name.
  const accounts = page.getByRole('contentinfo').getByRole('link', { name: /LinkedIn/ });
  await accounts.scrollIntoViewIfNeeded();
  await expect(accounts.locator('img')).toBeHidden();

  const news = page.getByRole('region', { name: 'News Feed' });
  await news.scrollIntoViewIfNeeded();
  const image = news.locator('img').first();
  await expect(image).toHaveCSS('background-image', /\/weave\//);
  // Neither the sign for a broken image nor its alternative text is drawn.
  await expect(image).toHaveCSS('content', /^url\(/);
});
