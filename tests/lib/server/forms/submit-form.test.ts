import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '@/content/messages';
import { submissionKey } from '@/lib/server/forms/submission-key';
import { metrics } from '@/lib/server/ops/metrics';
import { type FakeMail, startFakeMail } from '../../../support/fake-mail';
import { type FaultyProxy, startFaultyProxy } from '../../../support/faulty-proxy';
import { setEnvironment } from '../../../support/form-env';

/** What a request leaves to be done after its response. */
const afterwards: (() => Promise<unknown>)[] = [];
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('next/server', () => ({
  after: (task: () => Promise<unknown>) => void afterwards.push(task),
}));

let service: FaultyProxy;
let mail: FakeMail;
beforeAll(async () => {
  service = await startFaultyProxy({ target: 'http://127.0.0.1:9' });
  mail = await startFakeMail();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => Promise.all([service.stop(), mail.stop()]));

const typed = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '0700',
  service: 'ERP',
  message: 'Three depots, one ledger.',
};

/** Sends a request for a quote from a site that has just started. */
async function submitTyped(values: Readonly<Record<string, string>> = typed) {
  vi.resetModules();
  setEnvironment({
    CONTENT_API_URL: service.url,
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'web@example.com',
    SALES_MAILBOX: 'sales@example.com',
  });
  const { submitQuote } = await import('@/components/forms/quote/submit-quote');
  const { issueFormToken } = await import('@/lib/server/forms/form-token');
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  data.set('form-token', await issueFormToken('quote', Date.now() - 5000));
  return submitQuote({ status: 'idle' }, data);
}

function answer(path: string, body: string) {
  service.fail({ path, fault: { kind: 'garbage', body, contentType: 'application/json' } });
}

const QUOTES = '/api/quote-requests';
const OUTBOX = '/api/submissions/outbox';

beforeEach(() => service.reset());

test('a lead that the service saves without naming the record is sent, and notified by its key', async () => {
  answer(QUOTES, '{"message":"Thank you"}');
  expect(await submitTyped()).toMatchObject({ status: 'sent' });
  await Promise.all(afterwards.map((task) => task()));
  const idempotencyKey = `record-${submissionKey('quote', typed)}`;
  expect(mail.mails).toMatchObject([{ replyTo: [typed.email], idempotencyKey }]);
  // There is no record to report on.
  expect(service.seen.map(({ path }) => path)).toEqual([QUOTES]);
});

test('a lead whose answer is lost is sent again to a service that knows it by its key', async () => {
  answer(OUTBOX, '{"data":{"waiting":0,"oldestSeconds":null}}');
  answer(QUOTES, '{"data":{"documentId":"d1"}}');
  service.fail({ path: QUOTES, fault: { kind: 'cut', when: 'before' }, times: 1 });
  expect(await submitTyped()).toMatchObject({ status: 'sent' });
  expect(service.seen.map(({ path }) => path)).toEqual([QUOTES, OUTBOX, QUOTES]);
});

test.each([
  ['the answer is lost', { kind: 'cut', when: 'before' }],
  ['it fails after saving', { kind: 'status', status: 500 }],
] as const)('any other service gets a lead once: %s', async (_, fault) => {
  service.fail({ path: OUTBOX, fault: { kind: 'status', status: 404 } });
  answer(QUOTES, '{"data":{"documentId":"d1"}}');
  service.fail({ path: QUOTES, fault, times: 1 });
  expect(await submitTyped()).toMatchObject({ status: 'failed', values: typed });
  expect(service.seen.map(({ path }) => path)).toEqual([QUOTES, OUTBOX]);
});

test('what the service refuses is not sent again', async () => {
  answer(OUTBOX, '{"data":{"waiting":0,"oldestSeconds":null}}');
  service.fail({ path: QUOTES, fault: { kind: 'status', status: 400 } });
  expect(await submitTyped()).toMatchObject({ status: 'failed', values: typed });
  expect(service.seen.map(({ path }) => path)).toEqual([QUOTES]);
});

test('a lead that sales have is reported to the service, which would have it sent once more', async () => {
  answer(QUOTES, '{"data":{"documentId":"d1"}}');
  afterwards.length = 0;
  expect(await submitTyped()).toMatchObject({ status: 'sent' });
  await Promise.all(afterwards.map((task) => task()));
  expect(service.seen.map(({ path }) => path)).toEqual([QUOTES, '/api/submissions/notified']);
});

test('a mail that could not be sent while the visitor waited is sent afterwards', async () => {
  answer(QUOTES, '{"data":{"documentId":"d2"}}');
  afterwards.length = 0;
  mail.reset();
  mail.fail({ status: 500 }, 2);
  expect(await submitTyped()).toMatchObject({ status: 'sent', isNotified: false });
  expect(mail.mails).toEqual([]);
  await Promise.all(afterwards.map((task) => task()));
  expect(mail.mails).toMatchObject([{ idempotencyKey: 'record-d2' }]);
});

test.each([
  ['is saved', '{"data":{"documentId":"d3"}}', 'sent'],
  ['is refused', '{"error":{"message":"Asha, 0700: asha@example.com","details":{}}}', 'failed'],
])('a lead that %s leaves no word of its sender in the log', async (_, body, status) => {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  }
  afterwards.length = 0;
  answer(QUOTES, body);
  expect(await submitTyped()).toMatchObject({ status });
  await Promise.all(afterwards.map((task) => task()));
  expect(lines.join()).toContain('"form":"quote"');
  for (const word of Object.values(typed)) expect(lines.join()).not.toContain(word);
});

test('a field that is too long comes back whole, with its own outcome: nobody is woken for it', async () => {
  const countOf = async (outcome: string) => {
    const { values } = await metrics().forms.get();
    return values.find(({ labels }) => labels.form === 'quote' && labels.outcome === outcome)
      ?.value;
  };
  const before = await countOf('failed');
  const message = 'x'.repeat(10_001);
  expect(await submitTyped({ ...typed, message })).toMatchObject({
    status: 'failed',
    message: messages.form.tooLarge,
    values: { ...typed, message },
  });
  expect(await countOf('failed')).toBe(before);
  expect(await countOf('too-large')).toBe(1);
});
