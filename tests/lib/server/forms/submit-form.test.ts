import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { submissionKey } from '@/lib/server/forms/submission-key';
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

test('a lead that the service saves without naming the record is sent, and notified by its key', async () => {
  setEnvironment({
    CONTENT_API_URL: service.url,
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'web@example.com',
    SALES_MAILBOX: 'sales@example.com',
  });
  const { submitQuote } = await import('@/components/forms/quote/submit-quote');
  const { issueFormToken } = await import('@/lib/server/forms/form-token');
  const body = '{"message":"Thank you"}';
  service.fail({
    path: '/api/quote-requests',
    fault: { kind: 'garbage', body, contentType: 'application/json' },
  });
  const typed = {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '0700',
    service: 'ERP',
    message: 'Three depots, one ledger.',
  };
  const data = new FormData();
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  data.set('form-token', await issueFormToken('quote', Date.now() - 5000));

  expect(await submitQuote({ status: 'idle' }, data)).toMatchObject({ status: 'sent' });
  await Promise.all(afterwards.map((task) => task()));
  const idempotencyKey = `record-${submissionKey('quote', typed)}`;
  expect(mail.mails).toMatchObject([{ replyTo: [typed.email], idempotencyKey }]);
  // There is no record to report on.
  expect(service.seen.map(({ path }) => path)).toEqual(['/api/quote-requests']);
});
