import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import { type FakeMail, startFakeMail } from '../../e2e/support/fake-mail';
import type { ActionResult } from '../../lib/forms/action-result';
import { type Fault, type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { setEnvironment } from '../support/form-env';
import { BOOT_MS, bootService, type Service } from './service';

/** What runs after the answer, outside of a request. */
const afterwards: Promise<unknown>[] = [];
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Test' }),
}));
vi.mock('next/server', () => ({
  after: (task: () => Promise<unknown>) => void afterwards.push(task()),
}));

const QUOTES = 'api::quote-request.quote-request';
const SUBMISSIONS = 200;
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

let service: Service;
let editor: Editor;
let proxy: FaultyProxy;
let mail: FakeMail;
let submitQuote: (previous: ActionResult, data: FormData) => Promise<ActionResult>;
let issueFormToken: (now?: number) => string;

beforeAll(async () => {
  service = await bootService('empty');
  editor = await createEditor(service);
  proxy = await startFaultyProxy({ target: service.url });
  mail = await startFakeMail();
}, BOOT_MS);
afterAll(async () => {
  await Promise.all(afterwards);
  await mail.stop();
  await proxy.stop();
  await service.stop();
});

beforeEach(async () => {
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
  ({ submitQuote } = await import('@/components/forms/quote/submit-quote'));
  ({ issueFormToken } = await import('@/lib/server/forms/form-token'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** Numbers that look random and are the same in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test(`over ${SUBMISSIONS} submissions with random faults no lead is lost, and none is doubled`, async () => {
  const roll = dice(20_081_120);
  const told: string[] = [];
  const giveUps: string[] = [];
  for (let index = 0; index < SUBMISSIONS; index += 1) {
    const typed = {
      name: `Visitor ${index}`,
      email: `visitor-${index}@example.com`,
      phone: '0700',
      service: 'ERP',
      message: `Message number ${index} of many.`,
    };
    let outcome: ActionResult = { status: 'idle' };
    for (let attempt = 0; attempt < ATTEMPTS && outcome.status !== 'sent'; attempt += 1) {
      const fault = CMS_FAULTS[roll(CMS_FAULTS.length)] ?? null;
      if (fault) proxy.fail({ path: '/api/quote-requests', fault, times: 1 + roll(2) });
      mail.fail([null, { status: 500 }, { cut: true } as const][roll(3)] ?? null);
      const data = new FormData();
      for (const [name, value] of Object.entries(typed)) data.set(name, value);
      data.set('form-token', issueFormToken(Date.now() - 5000));
      outcome = await submitQuote(outcome, data);
      proxy.reset();
      if (outcome.status === 'failed' || outcome.status === 'invalid') {
        expect(outcome.values).toEqual(typed);
      }
    }
    (outcome.status === 'sent' ? told : giveUps).push(typed.email);
  }

  const records: string[] = [];
  for (let page = 1; page <= Math.ceil(SUBMISSIONS / 100); page += 1) {
    const { results } = await editor.list(QUOTES, `page=${page}&pageSize=100&sort=id:asc`);
    records.push(...results.map((record) => String(record.email)));
  }
  expect(new Set(records).size).toBe(records.length);
  expect(told.filter((email) => !records.includes(email))).toEqual([]);
  expect(told.length).toBeGreaterThan(SUBMISSIONS / 2);
  expect(giveUps.length).toBeLessThan(SUBMISSIONS / 4);
}, 600_000);
