import { test as base, expect, type Page } from '@playwright/test';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import type { FakeMail } from '../../tests/support/fake-mail';
import type { FaultyProxy } from '../../tests/support/faulty-proxy';
import { type Environment, type Organization, startEnvironment } from './environment';

export { expect };

type TestFixtures = {
  /** Errors in the browser's console that this journey expects; any other fails it. */
  expectedErrors: RegExp[];
  consoleErrors: string[];
  /** The line between the site and the content service; whole again after the journey. */
  faults: FaultyProxy;
  /** What the sales team has received, oldest first; empty before each journey. */
  mailbox: FakeMail;
};

type WorkerFixtures = {
  organization: Organization;
  environment: Environment;
  /** A person who publishes in the content service. */
  editor: Editor;
};

const BOOT_TIMEOUT_MS = 180_000;
/** Enough for a busy machine; where no script can run, the journey itself says what is missing. */
const HYDRATION_TIMEOUT_MS = 7_000;

// A journey touches a page when it can respond. Visitors cannot be faster than its scripts, a
// program can. The menu says when the effects of the page have run.
function isHydrated(page: Page) {
  const hasHydrated = () =>
    !document.querySelector('script[src^="/_next/"]:not([nomodule])') ||
    !document.querySelector('.menu-bar:not([data-ready])');
  const options = { timeout: HYDRATION_TIMEOUT_MS, polling: 50 };
  return page.waitForFunction(hasHydrated, null, options).catch(() => null);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  organization: ['consultancy', { option: true, scope: 'worker' }],
  environment: [
    async ({ organization }, use, { parallelIndex }) => {
      const environment = await startEnvironment(organization, parallelIndex);
      await use(environment);
      await environment.stop();
    },
    { scope: 'worker', timeout: BOOT_TIMEOUT_MS },
  ],
  editor: [
    async ({ environment }, use) => use(await createEditor(environment.cms)),
    { scope: 'worker' },
  ],
  baseURL: async ({ environment }, use) => use(environment.siteUrl),
  page: async ({ page, javaScriptEnabled }, use) => {
    const thenWait =
      <A extends unknown[], R>(visit: (...args: A) => Promise<R>) =>
      async (...args: A) => {
        const response = await visit.apply(page, args);
        await isHydrated(page);
        return response;
      };
    if (javaScriptEnabled !== false) {
      page.goto = thenWait(page.goto);
      page.reload = thenWait(page.reload);
    }
    // The map of the contact screen is a third party's: no journey may depend on it.
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title><body></body></html>',
      }),
    );
    await use(page);
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    // The context and not the page: a journey that only requests addresses opens none.
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => note(event.error().message));
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ environment }, use) => {
    environment.proxy.reset();
    await use(environment.proxy);
    environment.proxy.reset();
  },
  mailbox: async ({ environment }, use) => {
    environment.mail.reset();
    await use(environment.mail);
    environment.mail.reset();
  },
});
