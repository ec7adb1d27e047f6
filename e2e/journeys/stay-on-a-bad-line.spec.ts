import type { Page, Route } from '@playwright/test';
import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';

const SCRIPTS = '**/_next/static/**/*.js';
/** Drawn by the overlay of the shell alone (components/shell/loading-overlay.tsx). */
const PATH_OF_SHELL = 'M24 4a20 20 0 0 1 20 20';

/** Presses the first link of the page that leads to the services. */
async function goToServices(page: Page) {
  await page.locator('main').locator('a[href="/services"]').first().click();
}

async function expectServices(page: Page) {
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'SERVICES' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

test.describe('where the line is cut', () => {
  // By this number React says that the connection was closed.
  test.use({ expectedErrors: [/React error #412/] });

  test('a screen whose data ends in the middle is there all the same', async ({ page }) => {
    await page.goto('/services/erp');
    await page.route('**/services?_rsc=*', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    });
    await goToServices(page);
    await expectServices(page);
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('where scripts do not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError|status of 404/] });

  test('a screen that needs one more is loaded as a whole', async ({ page }) => {
    await page.goto('/no-article-found');
    const loads: string[] = [];
    await page.route(SCRIPTS, (route) => (loads.length > 0 ? route.continue() : route.abort()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(loads).toHaveLength(1);
  });

  test('the page that was loaded without one stays, and its links lead on', async ({ page }) => {
    let failures = 0;
    const fail = async (route: Route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!text.includes(PATH_OF_SHELL)) return route.fulfill({ response });
      // The loader of the framework hears of it, and asks a second time.
      await page.waitForFunction(() => 'next' in window);
      await route.abort();
      failures += 1;
    };
    await page.route(SCRIPTS, fail);
    await page.goto('/services/erp');
    await expect.poll(() => failures).toBe(2);
    await nextFrame(page);
    await expect(page.getByRole('heading', { level: 1, name: 'ERP' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await goToServices(page);
    await expectServices(page);
  });
});
