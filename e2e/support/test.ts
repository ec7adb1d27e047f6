import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import type { FakeMail } from '../../tests/support/fake-mail';
import type { FaultyProxy } from '../../tests/support/faulty-proxy';
import { type Environment, type Organization, startEnvironment } from './environment';
import { clean, type SharedPages, takePage } from './shared-page';

export { expect };

type TestFixtures = {
  /**
   * The journeys of this file use one page after the other, which takes less than half the time:
   * scripts and styles are in its cache. Not for journeys that leave something in the browser: a
   * clock, a script for all documents.
   */
  sharesPage: boolean;
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
  sharedPages: SharedPages;
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

const MAPS = 'https://www.openstreetmap.org/';

/** Pages that wait after each visit. */
const waiting = new WeakSet<Page>();

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
  sharesPage: [false, { option: true }],
  sharedPages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const pages: SharedPages = new Map();
      await use(pages);
      await Promise.all([...pages.values()].map((page) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharesPage, sharedPages, viewport, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) => {
    if (!sharesPage) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const kind = JSON.stringify([viewport, hasTouch, javaScriptEnabled, contextOptions]);
    const page = await takePage(sharedPages, kind, async () =>
      (await browser.newContext()).newPage(),
    );
    await use(page.context());
    await clean(page, { viewport, ...contextOptions });
  },
  page: async ({ context, javaScriptEnabled }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const thenWait =
      <A extends unknown[], R>(visit: (...args: A) => Promise<R>) =>
      async (...args: A) => {
        const response = await visit.apply(page, args);
        await isHydrated(page);
        return response;
      };
    if (javaScriptEnabled !== false && !waiting.has(page)) {
      waiting.add(page);
      page.goto = thenWait(page.goto);
      page.reload = thenWait(page.reload);
    }
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
      const noteMessage = (message: ConsoleMessage) => {
        const { url } = message.location();
        // The map of the contact screen is a third party's, which no journey reaches.
        if (message.type() === 'error' && !url.startsWith(MAPS)) note(`${message.text()} (${url})`);
      };
      const noteError = (event: WebError) => note(event.error().message);
      context.on('console', noteMessage).on('weberror', noteError);
      await use(errors);
      context.off('console', noteMessage).off('weberror', noteError);
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
