import { expect, test } from '../support/test';

const CANONICAL = {
  '/demo-videos.html': '/',
  '/contact_us.php': '/contact',
  '/aboutus': '/aboutus/company-profile',
  '/about-us.html': '/aboutus/company-profile',
  '/overview.html': '/aboutus/company-profile',
  '/success_stories': '/aboutus/company-profile',
  '/post/payroll': '/solutions/erp/business-one/payroll',
  '/payroll': '/solutions/erp/business-one/payroll',
  '/anything/holiday-support-hours': '/post/holiday-support-hours',
};

for (const [address, canonical] of Object.entries(CANONICAL)) {
  test(`${address} shows its screen and names ${canonical} as the address to keep`, async ({
    page,
    environment,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    const link = page.locator('link[rel="canonical"]');
    const expected = new URL(canonical, environment.siteUrl).href.replace(/\/$/, '');
    await expect(link).toHaveAttribute('href', expected);
  });
}

test('titles follow {brand} - {page}', async ({ page }) => {
  await page.goto('/aboutus/company-profile');
  await expect(page).toHaveTitle('Nyuzi - About Us');
  await page.goto('/contact');
  await expect(page).toHaveTitle(/^Nyuzi - /);
});
