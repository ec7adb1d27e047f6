import type { Page } from '@playwright/test';

/** A page of the cache on which nothing enters by itself: only menus and dialogs move. */
export const QUIET_ADDRESS = '/press';

/** The menu bar of large screens. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** A link of the bar or of its panels. */
export const entry = (page: Page, name: string) =>
  bar(page).getByRole('link', { name, exact: true });

/** A button of the bar that opens a panel. */
export const opener = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true });

/** Visits an address and waits until the panels of the bar respond. */
export async function visitWithMenu(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.menu-bar[data-ready]').waitFor();
}
