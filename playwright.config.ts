import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findHeadlessShell } from './scripts/lib/browser.mjs';

// No journey may depend on a third party. Not by a route: routes switch the browser's cache off.
const ONLY_THIS_MACHINE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Their environments are other organizations', each of which boots once where they share a worker. */
const OTHER_ORGANIZATIONS = [
  '**/be-measured.spec.ts',
  '**/be-found-elsewhere.spec.ts',
  '**/follow-a-long-menu.spec.ts',
  '**/see-its-own-colour.spec.ts',
  '**/solve-the-captcha.spec.ts',
  '**/specification-only.spec.ts',
  '**/withstand-a-flood.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  // Each worker has a content service and a site of its own (docs/tests.md).
  workers: 2,
  projects: [
    // First, so that the other worker has something to do to the end.
    { name: 'other organizations', testMatch: OTHER_ORGANIZATIONS, workers: 1 },
    { name: 'organization', testIgnore: OTHER_ORGANIZATIONS },
  ],
  timeout: 60_000,
  // What passes only at the second try is broken: it is named, and to be mended. Where nobody sits in
  // front of it, one such journey does not hide the results of all the others.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // What enters with a motion takes a third of the processor time of a visit. The journeys that are about
    // motion, or press while something moves, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: (await findHeadlessShell()) ?? undefined,
      args: [...BROWSER_ARGS, ONLY_THIS_MACHINE],
    },
    // A trace of each journey takes a third of the time: `--trace on` makes one when it is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
