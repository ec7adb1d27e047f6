// The login of the admin, for the journeys, the tests of the admin and the images of its guide.

/**
 * Fills and sends the form, which leads on to what was opened.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ adminEmail: string, adminPassword: string }} login
 */
export async function fillLogin(page, { adminEmail, adminPassword }) {
  await page.getByLabel(/^Email/).fill(adminEmail);
  await page.getByLabel(/^Password/).fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}
