import type { Page } from '@playwright/test';
import { settled } from './probes/accessible';

/** The second press of a double click, where the pointer is; waits for what it leads to. */
export async function pressAgain(page: Page): Promise<void> {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
}
