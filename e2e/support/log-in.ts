import type { Page } from '@playwright/test';
import { fillLogin } from '../../scripts/lib/fill-login.mjs';
import type { Environment } from './environment';

/**
 * What the console may say in a preview: visitors get a 404, a reload ends the transition between two
 * pages, and the admin's own is not ours: it asks for its icon and for news of its makers.
 */
export const PREVIEW_ERRORS =
  /status of 404|\/admin\/|favicon\.ico|api\.github\.com|Transition was aborted/;

/** Logs the first administrator in to the content service's admin. */
export async function logIn(page: Page, cms: Environment['cms']): Promise<void> {
  await page.goto(`${cms.adminUrl}/auth/login`);
  await fillLogin(page, cms);
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}
