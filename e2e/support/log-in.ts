import type { Page } from '@playwright/test';
import type { Environment } from './environment';

/** The admin's own console is not ours: it asks for its icon and for news of its makers. */
export const ADMIN_ERRORS = /\/admin\/|favicon\.ico|api\.github\.com/;

/** Logs the first administrator in to the content service's admin. */
export async function logIn(page: Page, cms: Environment['cms']): Promise<void> {
  await page.goto(`${cms.adminUrl}/auth/login`);
  await page.getByLabel(/^Email/).fill(cms.adminEmail);
  await page.getByLabel(/^Password/).fill(cms.adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}
