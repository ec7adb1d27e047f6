import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/lib/browser.mjs';
import type { TestCms } from '../support/cms';

export const VIEW = { width: 1440, height: 900 };

/** A browser whose pages may use the clipboard. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });
}

/** A page of the admin, logged in as its first administrator. */
export async function logIn(browser: Browser, cms: TestCms): Promise<Page> {
  const context = await browser.newContext({
    viewport: VIEW,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(`${cms.url}/admin/auth/login`);
  await fillLogin(page, cms);
  await page.getByText(/^Hello/).waitFor();
  return page;
}

/** Fills the form of the login, which leads on to what was opened. */
export async function fillLogin(page: Page, cms: TestCms): Promise<void> {
  await page.getByLabel('Email').fill(cms.adminEmail);
  await page.getByLabel(/^Password/).fill(cms.adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}
