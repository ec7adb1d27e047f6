import { test as base, expect, type Page } from '@playwright/test';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import type { Rule, SeenRequest } from '../../tests/support/faulty-proxy';
import { askControl } from './control';
import type { Mail, MailFault } from './fake-mail';
import type { OtherFirm } from './other-firm';
import { PORTS } from './ports';

export { expect };

type Cms = {
  url: string;
  token: string;
  adminEmail: string;
  adminPassword: string;
  revalidateSecret: string;
  previewSecret: string;
};

type World = {
  siteUrl: string;
  cms: Cms;
  stopCms(): Promise<void>;
  startCms(): Promise<void>;
  restartSite(): Promise<void>;
  /** The same build with the other pack of content, as a copy that is not public. */
  startOtherFirm(settings?: Record<string, string>): Promise<OtherFirm>;
  stopOtherFirm(): Promise<void>;
  /** The end of what the site printed. */
  siteLog(): Promise<string>;
};

type Faults = {
  /** Misbehaves from now on; `pattern` is a regular expression's source in the place of `path`. */
  add(rule: Omit<Rule, 'path'> & ({ path: string } | { pattern: string })): Promise<void>;
  reset(): Promise<void>;
  seen(): Promise<SeenRequest[]>;
};

type Mailbox = {
  /** What the sales team has got, oldest first. */
  mails(): Promise<Mail[]>;
  /** From now on; `reset` ends it. */
  fail(fault: MailFault): Promise<void>;
  reset(): Promise<void>;
};

const ask = (action: string, input?: unknown) => askControl(PORTS.control, action, input);

const world: World = {
  siteUrl: `http://localhost:${PORTS.site}`,
  cms: JSON.parse(process.env.E2E_CMS ?? '{}'),
  stopCms: async () => void (await ask('stopCms')),
  startCms: async () => void (await ask('startCms')),
  restartSite: async () => void (await ask('restartSite')),
  startOtherFirm: async (settings) => toOtherFirm(await ask('startOtherFirm', settings)),
  stopOtherFirm: async () => void (await ask('stopOtherFirm')),
  siteLog: async () => String(await ask('siteLog')),
};

const faults: Faults = {
  add: async (rule) => void (await ask('fail', rule)),
  reset: async () => void (await ask('reset')),
  seen: async () => toSeen(await ask('seen')),
};

const mailbox: Mailbox = {
  mails: async () => toMails(await ask('mails')),
  fail: async (fault) => void (await ask('failMail', fault)),
  reset: async () => void (await ask('resetMail')),
};

function toOtherFirm(answer: unknown): OtherFirm {
  if (!isOtherFirm(answer)) throw new Error('The other firm has an address and a content service.');
  return answer;
}

function isOtherFirm(answer: unknown): answer is OtherFirm {
  return typeof answer === 'object' && answer !== null && 'url' in answer && 'cms' in answer;
}

function toMails(answer: unknown): Mail[] {
  return Array.isArray(answer) ? answer : [];
}

function toSeen(answer: unknown): SeenRequest[] {
  return Array.isArray(answer) ? answer : [];
}

type TestFixtures = {
  /** Errors in the browser's console that this journey expects; any other fails it. */
  expectedErrors: RegExp[];
  consoleErrors: string[];
  world: World;
  faults: Faults;
  mailbox: Mailbox;
};

/** Long enough for a busy machine; where no script can run, the journey itself says what is missing. */
const SCRIPTS_WITHIN_MS = 7_000;

// The site's scripts are fetched after the first paint, which a page's `load` need not wait for. A
// journey touches a page as late as a visitor does.
function scriptsHaveRun(page: Page) {
  const haveRun = () =>
    !document.querySelector('script[data-late-src], script[src^="/_next/"]:not([nomodule])') ||
    Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'));
  const options = { timeout: SCRIPTS_WITHIN_MS, polling: 50 };
  return page.waitForFunction(haveRun, null, options).catch(() => null);
}

export const test = base.extend<TestFixtures, { editor: Editor }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const thenWait =
      <A extends unknown[], R>(visit: (...args: A) => Promise<R>) =>
      async (...args: A) => {
        const response = await visit.apply(page, args);
        await scriptsHaveRun(page);
        return response;
      };
    if (javaScriptEnabled !== false) {
      page.goto = thenWait(page.goto);
      page.reload = thenWait(page.reload);
    }
    await use(page);
  },
  expectedErrors: [[], { option: true }],
  consoleErrors: [
    // The context and not the page: a journey that only asks for addresses opens none.
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
  world: async ({ browserName: _browserName }, use) => use(world),
  faults: async ({ browserName: _browserName }, use) => {
    await use(faults);
    await faults.reset();
  },
  mailbox: async ({ browserName: _browserName }, use) => {
    await mailbox.reset();
    await use(mailbox);
    await mailbox.reset();
  },
  editor: [
    async ({ browserName: _browserName }, use) => use(await createEditor(world.cms)),
    { scope: 'worker' },
  ],
});
