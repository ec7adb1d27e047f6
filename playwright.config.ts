import { defineConfig } from '@playwright/test';
import { PORTS } from './e2e/support/ports';
import { BROWSER_ARGS, findBrowser } from './scripts/lib/browser.mjs';

/** Journeys that never publish, and none where a pointer's speed counts: they may run side by side. */
const READING = [
  ...['accessibility', 'columns', 'find-a-service', 'keep-the-secret'],
  ...['meet-the-team', 'old-links', 'reach-the-office', 'read-the-faq', 'small-and-large'],
  ...['valid-html', 'watch-the-video'],
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // The journeys share one content service, and publish in it: one at a time, unless it is said
  // (`--project reading --workers 2`).
  workers: 1,
  projects: [
    { name: 'reading', testMatch: READING, fullyParallel: true },
    { name: 'changing', testIgnore: READING },
  ],
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
