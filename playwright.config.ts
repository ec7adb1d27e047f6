import { defineConfig } from '@playwright/test';
import { PORTS } from './e2e/support/ports';
import { BROWSER_ARGS, findBrowser } from './scripts/lib/browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // The journeys share one content service, and publish in it.
  workers: 1,
  fullyParallel: false,
  timeout: 45_000,
  // A busy machine may be late once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 7_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${PORTS.site}`,
    browserName: 'chromium',
    launchOptions: { executablePath: (await findBrowser()) ?? undefined, args: BROWSER_ARGS },
    trace: 'retain-on-failure',
  },
});
