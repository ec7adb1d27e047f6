import type { Page } from '@playwright/test';

/** Waits until the page has drawn what is to be seen now: what comes into view has begun to load. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
      ),
  );
}
