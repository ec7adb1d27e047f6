import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import type { ActionResult } from '../../lib/forms/action-result';
import { type FakeMail, startFakeMail } from '../support/fake-mail';
import { type Fault, type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { setEnvironment } from '../support/form-env';
import { seededRandom } from '../support/seeded-random';
import { BOOT_TIMEOUT_MS } from './service';

/** What a request leaves to be done after its response. */
const afterwards: (() => Promise<unknown>)[] = [];
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Test' }),
}));
vi.mock('next/server', () => ({
  after: (task: () => Promise<unknown>) => void afterwards.push(task),
}));

const QUOTES = 'api::quote-request.quote-request';
const SEED = 20_081_120;
/** Visitors who send at the same time, each over a line and to a mailbox of its own. */
const VISITORS = 8;
const SUBMISSIONS_PER_VISITOR = 25;
const SUBMISSIONS = VISITORS * SUBMISSIONS_PER_VISITOR;
const ATTEMPTS = 4;
const CMS_FAULTS: (Fault | null)[] = [
  null,
  { kind: 'delay', ms: 900 },
  { kind: 'cut', when: 'before' },
  { kind: 'cut', when: 'after' },
  { kind: 'cut', when: 'midway' },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'garbage' },
];
const MAIL_FAULTS = [null, { status: 500 }, { cut: true }] as const;

/** One copy of the site's code, with its own line to the content service and its own mailbox. */
type Site = {
  proxy: FaultyProxy;
  mail: FakeMail;
  submitQuote: (previous: ActionResult, data: FormData) => Promise<ActionResult>;
  issueFormToken: typeof import('@/lib/server/forms/form-token').issueFormToken;
};

const service = inject('sharedService');
let editor: Editor;
const sites: Site[] = [];

beforeAll(async () => {
  editor = await createEditor(service);
  for (let index = 0; index < VISITORS; index += 1) sites.push(await startSite());
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
}, BOOT_TIMEOUT_MS);
afterAll(async () => {
  await Promise.all(sites.flatMap(({ mail, proxy }) => [mail.stop(), proxy.stop()]));
});

async function startSite(): Promise<Site> {
  const proxy = await startFaultyProxy({ target: service.url });
  const mail = await startFakeMail();
  setEnvironment({
    CONTENT_API_URL: proxy.url,
    CONTENT_API_TOKEN: service.token,
    CONTENT_API_TIMEOUT_MS: '600',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'web@example.com',
    SALES_MAILBOX: 'sales@example.com',
    FORM_LIMIT_PER_ADDRESS: '100000',
    FORM_LIMIT_GLOBAL: '100000',
  });
  const { env } = await import('@/lib/server/ops/env');
  const { submitQuote } = await import('@/components/forms/quote/submit-quote');
  const { issueFormToken } = await import('@/lib/server/forms/form-token');
  // Read now: the next copy sets its own.
  env();
  return { proxy, mail, submitQuote, issueFormToken };
}

type Outcome = { email: string; isSent: boolean };

async function submitWithFaults(
  { proxy, mail, submitQuote, issueFormToken }: Site,
  visitor: number,
): Promise<Outcome[]> {
  const random = seededRandom(SEED + visitor);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < SUBMISSIONS_PER_VISITOR; index += 1) {
    const typed = {
      name: `Visitor ${visitor}`,
      email: `visitor-${visitor}-${index}@example.com`,
      phone: '0700',
      service: 'ERP',
      message: `Message number ${index} of many.`,
    };
    let result: ActionResult = { status: 'idle' };
    for (let attempt = 0; attempt < ATTEMPTS && result.status !== 'sent'; attempt += 1) {
      const fault = CMS_FAULTS[random(CMS_FAULTS.length)] ?? null;
      if (fault) proxy.fail({ path: '/api/quote-requests', fault, times: 1 + random(2) });
      mail.fail(MAIL_FAULTS[random(MAIL_FAULTS.length)] ?? null);
      const data = new FormData();
      for (const [name, value] of Object.entries(typed)) data.set(name, value);
      data.set('form-token', await issueFormToken('quote', Date.now() - 5000));
      result = await submitQuote(result, data);
      proxy.reset();
      if (result.status === 'failed' || result.status === 'invalid') {
        expect(result.values).toEqual(typed);
      }
    }
    outcomes.push({ email: typed.email, isSent: result.status === 'sent' });
  }
  return outcomes;
}

async function storedEmails(): Promise<string[]> {
  const emails: string[] = [];
  for (let page = 1; page <= Math.ceil(SUBMISSIONS / 100); page += 1) {
    const { results } = await editor.list(
      QUOTES,
      `filters[email][$startsWith]=visitor-&page=${page}&pageSize=100&sort=id:asc`,
    );
    emails.push(...results.map((record) => String(record.email)));
  }
  return emails;
}

test(`over ${SUBMISSIONS} submissions with random faults no lead is lost, and none is doubled`, async () => {
  const outcomes = (await Promise.all(sites.map(submitWithFaults))).flat();
  const sent = outcomes.filter(({ isSent }) => isSent).map(({ email }) => email);
  const stored = await storedEmails();

  expect(new Set(stored).size).toBe(stored.length);
  expect(sent.filter((email) => !stored.includes(email))).toEqual([]);
  // Enough to say something; a slow machine adds time-outs of its own to the faults.
  expect(sent.length).toBeGreaterThan(SUBMISSIONS / 10);

  // Once the mailboxes are well again, the sales team learns of each, and of each once.
  for (const { mail } of sites) mail.fail(null);
  // One after the other: all at once, they would wait for each other longer than the copies wait for the service.
  for (const task of afterwards) await task();
  const mailed = sites.flatMap(({ mail }) => mail.mails.flatMap(({ replyTo }) => replyTo));
  expect(mailed.toSorted()).toEqual(sent.toSorted());
}, 300_000);
