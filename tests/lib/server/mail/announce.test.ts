import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeMail, startFakeMail } from '@/tests/support/fake-mail';
import { listen } from '@/tests/support/listen';
import { setEnvironment } from '../../../support/form-env';

const SECRET = 'a-secret-of-both-services';
const fields = {
  ...{ name: 'Asha', email: 'asha@example.com', phone: '', service: 'ERP', message: 'Call me.' },
  company_name: '',
};

let mail: FakeMail;
let content: Server;
let contentPort: number;
/** As the content service has it; `null`: it refuses to say. */
let brand: string | null;
let storeDir: string;
beforeEach(async () => {
  brand = 'Nyuzi';
  storeDir = mkdtempSync(path.join(tmpdir(), 'announce-'));
  content = createServer(({ url }, response) => {
    response.writeHead(brand === null ? 401 : 200, { 'content-type': 'application/json' });
    const data = url?.startsWith('/api/company-profile') ? { documentId: 'c1', brand } : [];
    response.end(JSON.stringify({ data }));
  });
  contentPort = await listen(content);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  mail = await startFakeMail();
});
afterEach(async () => {
  vi.restoreAllMocks();
  content.closeAllConnections();
  content.close();
  rmSync(storeDir, { recursive: true, force: true });
  await mail.stop();
});

async function post(body: unknown, variables: Record<string, string> = {}, secret = SECRET) {
  globalThis.sharedState = undefined;
  setEnvironment({
    CONTENT_API_URL: `http://127.0.0.1:${contentPort}`,
    CONTENT_STORE_DIR: storeDir,
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'web@example.com',
    SALES_MAILBOX: 'sales@example.com',
    REVALIDATE_SECRET: SECRET,
    ...variables,
  });
  const { POST } = await import('@/app/api/notify/route');
  const request = new Request('https://www.example.com/api/notify', {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });
  const response = await POST(request);
  return { status: response.status, body: await response.json() };
}

test('a record that was announced before makes no second message', async () => {
  const quote = { kind: 'quote', documentId: 'd1', fields };
  expect(await post(quote)).toEqual({ status: 200, body: { outcome: 'sent' } });
  const { notifySales } = await import('@/lib/server/mail/notify-sales');
  const { toQuoteNotice } = await import('@/lib/server/mail/lead-notices');
  const { phone, company_name, ...typed } = fields;
  await notifySales({ ...toQuoteNotice(typed), documentId: 'd1', userAgent: 'Mozilla/5.0' });
  expect(mail.attempts()).toBe(2);
  expect(mail.mails).toHaveLength(1);
  await post({ ...quote, kind: 'contact', documentId: 'd2' });
  expect(mail.mails[1]).toMatchObject({ to: ['sales@example.com'], idempotencyKey: 'record-d2' });
});

test('one attempt: the content service has delays of its own', async () => {
  mail.fail({ status: 500 });
  const quote = { kind: 'quote', documentId: 'd1', fields };
  expect((await post(quote)).body).toEqual({ outcome: 'failed' });
  expect(mail.attempts()).toBe(1);
  const blocked = await post(quote, { MAIL_BLOCK_LIST: 'example.com' });
  expect(blocked.body).toEqual({ outcome: 'blocked' });
  mail.fail(null);
  // Which browser it was is known to the first attempt alone.
  const later = await post(quote, { MAIL_BLOCK_HEADLESS: 'true' });
  expect(later.body).toEqual({ outcome: 'sent' });
});

test('while mail is not set up, what waits is tried again without a line in the log each time', async () => {
  const quote = { kind: 'quote', documentId: 'd1', fields };
  expect((await post(quote, { SALES_MAILBOX: '' })).body).toEqual({ outcome: 'failed' });
  expect(process.stderr.write).not.toHaveBeenCalled();
  expect((await post(quote)).body).toEqual({ outcome: 'sent' });
});

const links = {
  confirmUrl: 'https://www.example.com/api/newsletter/confirm?token=t1',
  unsubscribeUrl: 'https://www.example.com/api/newsletter/unsubscribe?token=t2',
};

test('an address that the mail service refuses is given up, not a sender that the operator can mend', async () => {
  const confirmation = { email: 'asha@my_host.co.tz', ...links };
  const message = { kind: 'confirmation', documentId: 'd4', fields: confirmation };
  expect(await post(message)).toEqual({ status: 200, body: { outcome: 'blocked' } });
  const neema = { ...message, fields: { ...confirmation, email: 'neema@example.com' } };
  expect((await post(neema, { MAIL_FROM: 'web@my_host' })).body).toEqual({ outcome: 'failed' });
  expect((await post(neema)).body).toEqual({ outcome: 'sent' });
});

test('a subscriber is asked to confirm, and can unsubscribe with one click', async () => {
  const confirmation = {
    email: 'neema@example.com',
    ...links,
  };
  await post({ kind: 'confirmation', documentId: 'd3', fields: confirmation });
  const [message] = mail.mails;
  expect(message).toMatchObject({ to: ['neema@example.com'], replyTo: [] });
  expect(message?.headers).toEqual({
    'X-Entity-Ref-ID': 'confirmation-d3',
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${confirmation.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const addresses = message?.text.match(/https:\S+/g);
  expect(addresses).toEqual([confirmation.confirmUrl, confirmation.unsubscribeUrl]);
});

test('a subscriber reads whose newsletter it is; a brand that changes meanwhile makes no second mail', async () => {
  const confirmation = { email: 'neema@example.com', ...links };
  const message = { kind: 'confirmation', documentId: 'd5', fields: confirmation };
  await post(message);
  brand = 'Uzi';
  expect((await post(message)).body).toEqual({ outcome: 'sent' });
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.subject).toBe('Nyuzi: please confirm your subscription');
  expect(mail.mails[0]?.text).toContain('newsletter form of Nyuzi (www.example.com)');
});

test('where nobody knows the brand, the host of the site is named', async () => {
  brand = null;
  const confirmation = { email: 'neema@example.com', ...links };
  await post({ kind: 'confirmation', documentId: 'd6', fields: confirmation });
  expect(mail.mails[0]?.subject).toBe('www.example.com: please confirm your subscription');
});

test('a member of staff is told what waits for them, and opens it', async () => {
  const review = {
    email: 'neema@example.com',
    ...{ status: 'ready', author: 'Asha', type: 'Article', title: '<b>Rates</b>' },
    comment: 'Please look at the figures.',
    entryUrl: 'https://content.example.com/admin/content-manager/x',
  };
  // It comes from the outbox, so no rule about browsers applies to it.
  const first = { kind: 'review', documentId: '7-2', fields: review };
  expect((await post(first, { MAIL_BLOCK_HEADLESS: 'true' })).body).toEqual({ outcome: 'sent' });
  await post(first);
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toMatchObject({
    to: ['neema@example.com'],
    subject: 'Ready for review: <b>Rates</b>',
  });
  expect(mail.mails[0]?.html).not.toContain('<b>Rates');
  expect(mail.mails[0]?.text).toContain('Please look at the figures.');
  expect(mail.mails[0]?.text).toContain(review.entryUrl);
  const script = { ...review, entryUrl: 'javascript:alert(1)' };
  expect((await post({ kind: 'review', documentId: '8-2', fields: script })).status).toBe(400);
});

test('nobody else sends mail', async () => {
  const quote = { kind: 'quote', documentId: 'd1', fields };
  expect((await post(quote, {}, 'a-guess')).status).toBe(401);
  expect((await post(quote, { REVALIDATE_SECRET: '' }, '')).status).toBe(401);
  expect((await post({ kind: 'advertising', to: 'everybody@example.com' })).status).toBe(400);
  expect((await post({ ...quote, documentId: 'x'.repeat(200_000) })).status).toBe(413);
  expect(mail.attempts()).toBe(0);
});
