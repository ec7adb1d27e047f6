import { expect, type Page } from '@playwright/test';
import { settled } from './probes/accessible';

/** Turns the wheel downwards, and waits until the page has done what it does upon that. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  // The listener is there before the wheel turns: the two reach the page on different ways.
  await page.evaluate(() => {
    const root = document.documentElement;
    root.removeAttribute('data-wheel');
    window.addEventListener('wheel', () => root.setAttribute('data-wheel', 'turned'), {
      once: true,
    });
  });
  await page.mouse.wheel(0, pixels);
  await expect(page.locator('html')).toHaveAttribute('data-wheel', 'turned');
  await settled(page);
}
