import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeMail, startFakeMail } from '@/tests/support/fake-mail';
import { setEnvironment } from '../../../support/form-env';

let mail: FakeMail;
let notify: typeof import('@/lib/server/mail/notify-sales');
let log = '';

const notice = {
  documentId: 'record1',
  userAgent: 'Mozilla/5.0',
  subject: 'New quote request: ERP\r\nBcc: victim@example.com',
  notification: {
    title: 'New quote request',
    fromName: '<img src=x onerror=alert(1)>',
    fromEmail: 'asha@example.com',
    facts: [
      { label: 'Phone', value: '' },
      { label: 'Service', value: 'ERP & <b>more</b>' },
    ],
    message: 'First line\nSecond line <script>alert(1)</script>',
  },
};

async function start(variables: Record<string, string> = {}) {
  setEnvironment({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'Website <web@example.com>',
    SALES_MAILBOX: 'sales@example.com',
    ...variables,
  });
  notify = await import('@/lib/server/mail/notify-sales');
}

beforeEach(async () => {
  mail = await startFakeMail();
  log = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  await start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mail.stop();
});

test('the sales team gets one message per record, to answer to the visitor', async () => {
  expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
  expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toMatchObject({
    to: ['sales@example.com'],
    replyTo: ['asha@example.com'],
    idempotencyKey: 'record-record1',
  });
});

test('nothing a visitor typed becomes markup, a header or a recipient', async () => {
  await notify.notifySales(notice);
  const [message] = mail.mails;
  expect(message?.subject).toBe('New quote request: ERP Bcc: victim@example.com');
  expect(message?.html).not.toMatch(/<script|<img|<b>/);
  expect(message?.html).toContain('&lt;script&gt;');
  expect(message?.text).toContain('First line\nSecond line');
});

test('the text part has what the visitor typed, and the address as it is', async () => {
  const notification = {
    ...notice.notification,
    fromEmail: 'asha+news@example.com',
    message: 'First line\n\nMaize     12\nBeans      3',
  };
  await notify.notifySales({ ...notice, notification });
  expect(mail.mails[0]?.text).toBe(
    [
      ...['NEW QUOTE REQUEST', '', 'Service: ERP & <b>more</b>'],
      ...['Email: asha+news@example.com', ''],
      ...['First line', '', 'Maize     12', 'Beans      3', ''],
      'Sent from a form of the website. The record is stored in the content service.',
    ].join('\n'),
  );
});

test('a message in Arabic begins at the right', async () => {
  const notification = { ...notice.notification, message: 'مرحبا' };
  await notify.notifySales({ ...notice, notification });
  expect(mail.mails[0]?.html).toMatch(/<p dir="auto"[^>]*>مرحبا/);
});

test('no two requests are one conversation, and a help desk takes them for letters', async () => {
  await notify.notifySales(notice);
  await notify.notifySales({ ...notice, documentId: 'record2' });
  expect(mail.mails.map(({ headers }) => headers)).toEqual([
    { 'X-Entity-Ref-ID': 'record-record1' },
    { 'X-Entity-Ref-ID': 'record-record2' },
  ]);
});

test.each(['', 'x'])('no emoji is cut in two: %j', async (start) => {
  const text = `${start}${'😀'.repeat(200)}`;
  await notify.notifySales({
    ...notice,
    subject: text,
    notification: { ...notice.notification, message: text },
  });
  const [message] = mail.mails;
  expect(message?.subject.isWellFormed()).toBe(true);
  expect(message?.html).not.toContain('\uFFFD');
});

test('a mail has no colour of one organization', async () => {
  await notify.notifySales(notice);
  expect(mail.mails[0]?.html).toContain('border-top:3px solid #0b1220');
});

test('an address that fits no header is not one to answer to, and the message still leaves', async () => {
  const notification = { ...notice.notification, fromEmail: 'aïsha@example.com' };
  expect(await notify.notifySales({ ...notice, notification })).toEqual({ kind: 'sent' });
  expect(mail.mails[0]?.replyTo).toEqual([]);
});

test('nor is one that the mail service refuses, and both attempts make one message', async () => {
  const notification = { ...notice.notification, fromEmail: 'asha@my_host.co.tz' };
  const refused = { ...notice, notification };
  for (const _ of [1, 2]) expect(await notify.notifySales(refused)).toEqual({ kind: 'sent' });
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.replyTo).toEqual([]);
});

test('a domain in letters of its own is answered to by its name in ASCII', async () => {
  const notification = { ...notice.notification, fromEmail: 'asha@mühle.example' };
  expect(await notify.notifySales({ ...notice, notification })).toEqual({ kind: 'sent' });
  expect(mail.mails[0]?.replyTo).toEqual(['asha@xn--mhle-0ra.example']);
});

test('a mailbox that hiccups is asked again', async () => {
  mail.fail({ status: 500 }, 1);
  expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
  expect(mail.attempts()).toBe(2);
});

test.each([
  [{ cut: true } as const, 0, 'Network Error', 2],
  [{ status: 403 }, 403, 'Forbidden', 1],
  [{ status: 429 }, 429, 'Too Many Requests', 2],
  [{ status: 451 }, 451, 'Unavailable For Headless Browser', 1],
])(
  '%j is %i %s, in the log without a word of the visitor',
  async (fault, status, text, attempts) => {
    mail.fail(fault);
    expect(await notify.notifySales(notice)).toMatchObject({ kind: 'failed', status, text });
    expect(mail.attempts()).toBe(attempts);
    expect(log).toContain('notification-failed');
    expect(log).not.toMatch(/asha|Second line/);
  },
);

describe('rules that are off by default', () => {
  test('a blocked sender is 403 Forbidden', async () => {
    await start({ MAIL_BLOCK_LIST: 'spam.example, example.com' });
    expect(await notify.notifySales(notice)).toMatchObject({ status: 403, text: 'Forbidden' });
    expect(mail.attempts()).toBe(0);
    // Whose domain only ends like a blocked one is another sender.
    const notification = { ...notice.notification, fromEmail: 'asha@an-example.com' };
    expect(await notify.notifySales({ ...notice, notification })).toEqual({ kind: 'sent' });
  });

  test('a domain may be written as the end of its addresses', async () => {
    await start({ MAIL_BLOCK_LIST: '@Example.com' });
    expect(await notify.notifySales(notice)).toMatchObject({ status: 403 });
    const notification = { ...notice.notification, fromEmail: 'asha@an-example.com' };
    expect(await notify.notifySales({ ...notice, notification })).toEqual({ kind: 'sent' });
  });

  test('a headless browser is 451', async () => {
    await start({ MAIL_BLOCK_HEADLESS: 'true' });
    const headless = { ...notice, userAgent: 'Mozilla/5.0 HeadlessChrome/140' };
    expect(await notify.notifySales(headless)).toMatchObject({ status: 451 });
    expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
  });

  test('two messages at once are 429 Too Many Requests', async () => {
    await start({ MAIL_THROTTLE_MS: '60000' });
    expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
    const second = await notify.notifySales({ ...notice, documentId: 'record2' });
    expect(second).toMatchObject({ status: 429, text: 'Too Many Requests' });
  });

  test('an attempt that failed does not count among them, nor refuse its own retry', async () => {
    await start({ MAIL_THROTTLE_MS: '60000' });
    mail.fail({ status: 500 }, 1);
    expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
    expect(mail.attempts()).toBe(2);
  });

  test('what staff or a subscriber gets does not count among them', async () => {
    await start({ MAIL_THROTTLE_MS: '60000' });
    const { sendEmail } = await import('@/lib/server/mail/send-email');
    const review = {
      to: 'editor@example.com',
      subject: 'Ready',
      html: '',
      text: 'Ready',
      replyTo: null,
      userAgent: null,
      unsubscribeUrl: null,
    };
    for (const idempotencyKey of ['review-1', 'review-2']) {
      expect(await sendEmail({ ...review, idempotencyKey })).toEqual({ kind: 'sent' });
    }
    expect(await notify.notifySales(notice)).toEqual({ kind: 'sent' });
  });
});

test('a missing recipient rejects the send', async () => {
  await start({ SALES_MAILBOX: '' });
  expect(await notify.notifySales(notice)).toMatchObject({ kind: 'failed' });
  expect(mail.attempts()).toBe(0);
});

test('production without a key says so at the start, and tells nobody', async () => {
  await start({ RESEND_API_KEY: '', NODE_ENV: 'production' });
  const { missingForEmail } = await import('@/lib/server/mail/send-email');
  expect(missingForEmail()).toContain('RESEND_API_KEY not set');
  expect(await notify.notifySales(notice)).toMatchObject({ kind: 'failed' });
});
