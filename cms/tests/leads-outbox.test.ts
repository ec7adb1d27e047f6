import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entryOf, type Fields, textOf } from './support/client';
import { startCms, type TestCms } from './support/cms';
import { makeOlder } from './support/database';
import { startFakeSite } from './support/fake-site';

const SETTINGS = '/content-manager/single-types/api::lead-setting.lead-setting';
const NOTIFY = '/api/notify';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for a machine that is busy with other work. */
const PATIENT = { timeout: 60_000, interval: 100 };

const quote = { name: 'Asha', email: 'asha@example.com', service: 'Payroll', message: 'Hello' };

let site: Awaited<ReturnType<typeof startFakeSite>>;
let cms: TestCms;
let admin: Editor;
beforeAll(async () => {
  site = await startFakeSite();
  const env = {
    REVALIDATE_URL: `${site.url}/api/revalidate`,
    OUTBOX_INTERVAL_SECONDS: '1',
    OUTBOX_FIRST_DELAY_SECONDS: '1',
    OUTBOX_RETRY_SECONDS: '1',
    RETENTION_RULE: '* * * * * *',
  };
  cms = await startCms({ env });
  admin = await createEditor(cms);
});
afterAll(async () => {
  await cms.remove();
  await site.close();
});

async function send(target: string, data: Fields): Promise<string> {
  const { status, body } = await cms.send('POST', target, { data });
  expect(status).toBe(201);
  return textOf(entryOf(body.data).documentId);
}

const outbox = async () => entryOf((await cms.get('submissions/outbox')).body.data);

test('what the site has announced is not announced again; what it has not, is, until it succeeds', async () => {
  site.fail({ cut: true });
  onTestFinished(() => site.fail(null));
  const told = await send('quote-requests', quote);
  const notified = { documentId: told, outcome: 'sent' };
  const { body } = await cms.send('POST', 'submissions/notified', { data: notified });
  expect(body.data).toEqual({ settled: 1 });
  const lost = await send('contacts', {
    ...quote,
    service: undefined,
    company_name: 'K',
    phone: '1',
  });
  await expect.poll(() => site.about(NOTIFY, lost).length, PATIENT).toBeGreaterThanOrEqual(2);
  expect(await outbox()).toEqual({ waiting: 1, oldestSeconds: expect.any(Number) });

  site.fail({ status: 503 });
  const tried = site.about(NOTIFY, lost).length;
  await expect.poll(() => site.about(NOTIFY, lost).length, PATIENT).toBeGreaterThan(tried);
  site.fail(null);
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
  const [first] = site.about(NOTIFY, lost);
  expect(first?.headers.authorization).toBe(`Bearer ${cms.revalidateSecret}`);
  expect(JSON.parse(first?.body ?? '')).toEqual({
    kind: 'contact',
    documentId: lost,
    fields: {
      ...{ name: 'Asha', email: 'asha@example.com', message: 'Hello' },
      ...{ company_name: 'K', phone: '1', service: '' },
    },
  });

  // Another one that is announced meanwhile: nothing is sent twice.
  const sent = site.about(NOTIFY, lost).length;
  const later = await send('free-quotes', quote);
  await expect.poll(() => site.about(NOTIFY, later).length, PATIENT).toBe(1);
  expect(site.about(NOTIFY, lost)).toHaveLength(sent);
  expect(site.about(NOTIFY, told)).toHaveLength(0);
});

test('a sender that the site blocks is given up', async () => {
  site.answer('blocked');
  onTestFinished(() => site.answer('sent'));
  const blocked = await send('quote-requests', quote);
  await expect.poll(() => site.about(NOTIFY, blocked).length, PATIENT).toBe(1);
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
});

test('two copies of the service on one database announce a record once', async () => {
  const second = await startCms({
    dataDir: cms.dataDir,
    env: {
      REVALIDATE_URL: `${site.url}/api/revalidate`,
      OUTBOX_INTERVAL_SECONDS: '1',
      OUTBOX_FIRST_DELAY_SECONDS: '1',
    },
  });
  onTestFinished(second.stop);
  const sent = await Promise.all(Array.from({ length: 12 }, () => send('quote-requests', quote)));
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
  for (const documentId of sent) expect(site.about(NOTIFY, documentId)).toHaveLength(1);
});

test('a lead is sent to the webhook of the organization, signed, until it is taken', async () => {
  const save = (data: Fields) => admin.request('PUT', SETTINGS, data);
  await expect(save({ webhookUrl: 'http://crm.example/hook' })).rejects.toThrow(/https/);
  await expect(save({ timeZone: 'Nowhere/Atall' })).rejects.toThrow(/not known/);
  const saved = await save({ webhookUrl: `${site.url}/crm` });
  onTestFinished(() => save({ webhookUrl: null }).then(() => {}));
  const secret = textOf(entryOf(entryOf(saved).data).webhookSecret);

  site.fail({ status: 500 });
  onTestFinished(() => site.fail(null));
  const source = { page: '/services', referrer: null, utm: { utm_source: 'letter' } };
  const documentId = await send('quote-requests', { ...quote, source });
  await expect.poll(() => site.about('/crm', documentId).length, PATIENT).toBeGreaterThan(1);
  site.fail(null);
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });

  const calls = site.about('/crm', documentId);
  const [first] = calls;
  expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toHaveProperty('size', 1);
  const { headers = {}, body = '' } = first ?? {};
  expect(JSON.parse(body)).toMatchObject({
    type: 'lead.created',
    data: { id: documentId, kind: 'Quote request', email: quote.email, source },
  });
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

test('a webhook that never answers delays neither the mail to sales nor the one to a subscriber', async () => {
  const save = (data: Fields) => admin.request('PUT', SETTINGS, data);
  await save({ webhookUrl: `${site.url}/crm`, asksSubscribers: true });
  onTestFinished(() => save({ webhookUrl: null, asksSubscribers: false }).then(() => {}));
  site.fail({ silentAt: '/crm' });
  onTestFinished(() => site.fail(null));
  const leads = await Promise.all(Array.from({ length: 16 }, () => send('quote-requests', quote)));
  const silent = () => leads.filter((id) => site.about('/crm', id).length > 0).length;
  await expect.poll(silent, PATIENT).toBeGreaterThan(0);
  const lead = await send('quote-requests', quote);
  const subscriber = await send('newsletters', { email: 'meanwhile@example.com' });
  for (const documentId of [lead, subscriber]) {
    await expect.poll(() => site.about(NOTIFY, documentId).length, PATIENT).toBe(1);
  }
  // The first of them are still waited for.
  expect(silent()).toBeLessThan(leads.length);
});

test('only the token of the site says what was announced', async () => {
  for (const target of ['notified', 'subscriber']) {
    const response = await fetch(`${cms.url}/api/submissions/${target}`, { method: 'POST' });
    expect(response.status).toBe(401);
  }
  expect((await fetch(`${cms.url}/api/submissions/outbox`)).status).toBe(401);
  const wrong = await cms.send('POST', 'submissions/notified', { data: { outcome: 'sent' } });
  expect(wrong.status).toBe(400);
});

test('a subscriber is asked by mail where the organization wants it, confirms, and unsubscribes', async () => {
  await send('newsletters', { email: 'early@example.com' });
  await admin.request('PUT', SETTINGS, { asksSubscribers: true });
  const documentId = await send('newsletters', { email: 'neema@example.com' });
  await expect.poll(() => site.about(NOTIFY, documentId).length, PATIENT).toBe(1);
  const { kind, fields } = entryOf(JSON.parse(site.about(NOTIFY, documentId)[0]?.body ?? ''));
  const { email, confirmUrl, unsubscribeUrl } = entryOf(fields);
  expect({ kind, email }).toEqual({ kind: 'confirmation', email: 'neema@example.com' });
  const tokenIn = (url: unknown) => new URL(textOf(url)).searchParams.get('token');
  const open = async (token: unknown, purpose: string) =>
    (await cms.send('POST', 'submissions/subscriber', { data: { token, purpose } })).status;
  const table = async () =>
    textOf(await admin.request('GET', '/submissions-export/api::newsletter.newsletter'));
  const lineOf = async (of: string) =>
    (await table()).split('\r\n').find((row) => row.includes(of));

  expect(await lineOf('early@example.com')).toContain('"not asked"');
  expect(await lineOf('neema@example.com')).toContain('"no"');
  expect(await open(tokenIn(unsubscribeUrl), 'confirm')).toBe(404);
  expect(await open(`${tokenIn(confirmUrl)}x`, 'confirm')).toBe(404);
  expect(await open(tokenIn(confirmUrl), 'confirm')).toBe(200);
  expect(await open(tokenIn(confirmUrl), 'confirm')).toBe(200);
  expect(await lineOf('neema@example.com')).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d","http/);
  // The link for the mailing service is the one of the mail.
  expect(await lineOf('neema@example.com')).toContain(textOf(unsubscribeUrl));
  expect(await open(tokenIn(unsubscribeUrl), 'unsubscribe')).toBe(200);
  expect(await open(tokenIn(unsubscribeUrl), 'unsubscribe')).toBe(200);
  expect(await table()).not.toContain('neema@example.com');
  expect(await open(tokenIn(confirmUrl), 'confirm')).toBe(404);
});

test('who missed the link of the mail can subscribe again, and is asked again', async () => {
  await admin.request('PUT', SETTINGS, { asksSubscribers: true });
  const data = { email: 'zawadi@example.com' };
  const early = await send('newsletters', { email: 'patient@example.com' });
  const documentId = await send('newsletters', data);
  await expect.poll(() => site.about(NOTIFY, documentId).length, PATIENT).toBe(1);
  await expect.poll(outbox, PATIENT).toMatchObject({ waiting: 0 });
  await makeOlder(cms.dataDir, 'newsletters', 6 * DAY_MS, early, 'invited_at');
  await makeOlder(cms.dataDir, 'newsletters', 8 * DAY_MS, documentId, 'invited_at');
  const subscribe = () => cms.send('POST', 'newsletters', { data });
  await expect.poll(async () => (await subscribe()).status, PATIENT).toBe(201);
  await expect.poll(() => site.about(NOTIFY, data.email).length, PATIENT).toBe(2);
  expect(
    (await cms.send('POST', 'newsletters', { data: { email: 'patient@example.com' } })).status,
  ).toBe(400);
});

test('the link of a mail that leaves late works as long as any other', async () => {
  await admin.request('PUT', SETTINGS, { asksSubscribers: true });
  site.fail({ status: 503 });
  onTestFinished(() => site.fail(null));
  const late = await send('newsletters', { email: 'late@example.com' });
  await expect.poll(() => site.about(NOTIFY, late).length, PATIENT).toBeGreaterThan(0);
  await makeOlder(cms.dataDir, 'newsletters', 30 * DAY_MS, late);
  site.fail(null);
  await expect.poll(outbox, PATIENT).toMatchObject({ waiting: 0 });
  // When this one has been deleted, what is too old has been looked for.
  const gone = await send('newsletters', { email: 'gone@example.com' });
  await expect.poll(() => site.about(NOTIFY, gone).length, PATIENT).toBe(1);
  await expect.poll(outbox, PATIENT).toMatchObject({ waiting: 0 });
  await makeOlder(cms.dataDir, 'newsletters', 8 * DAY_MS, gone, 'invited_at');
  const count = async (documentId: string) =>
    (await admin.list('api::newsletter.newsletter')).results.filter(
      (row) => row.documentId === documentId,
    ).length;
  await expect.poll(() => count(gone), PATIENT).toBe(0);
  expect(await count(late)).toBe(1);
  const [mail] = site.about(NOTIFY, late).slice(-1);
  const { confirmUrl } = entryOf(entryOf(JSON.parse(mail?.body ?? '')).fields);
  const token = new URL(textOf(confirmUrl)).searchParams.get('token');
  const data = { token, purpose: 'confirm' };
  expect((await cms.send('POST', 'submissions/subscriber', { data })).status).toBe(200);
});

test('an older link to unsubscribe ends a later subscription too, and names nobody', async () => {
  const subscriber = { email: 'again@example.com' };
  const linkOf = async () => {
    const table = await admin.request('GET', '/submissions-export/api::newsletter.newsletter');
    const line = textOf(table)
      .split('\r\n')
      .find((row) => row.includes(subscriber.email));
    return /"(http[^"]+)"/.exec(line ?? '')?.[1] ?? null;
  };
  const leave = async (link: string | null) => {
    const token = new URL(link ?? '').searchParams.get('token');
    const parts = (token ?? '').split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toContain('again');
    const data = { token, purpose: 'unsubscribe' };
    expect((await cms.send('POST', 'submissions/subscriber', { data })).status).toBe(200);
  };
  await send('newsletters', subscriber);
  const first = await linkOf();
  await leave(first);
  await send('newsletters', subscriber);
  await leave(first);
  expect(await linkOf()).toBeNull();
});

test('a link to unsubscribe of before still works', async () => {
  const documentId = await send('newsletters', { email: 'before@example.com' });
  const secret = /^API_TOKEN_SALT="?([^"\n]+)/m.exec(
    await readFile(path.join(cms.dataDir, 'secrets.env'), 'utf8'),
  )?.[1];
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256' })}.${part({ aud: 'newsletter:unsubscribe', sub: documentId })}`;
  const key = createHash('sha256').update(`newsletter links:${secret}`).digest();
  const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  const data = { token, purpose: 'unsubscribe' };
  expect((await cms.send('POST', 'submissions/subscriber', { data })).status).toBe(200);
  const { results } = await admin.list('api::newsletter.newsletter');
  expect(results.filter((row) => row.documentId === documentId)).toEqual([]);
});

test('whether subscribers are asked is said alike of a new address and of one that is there', async () => {
  const data = { email: 'asked@example.com' };
  const subscribe = () => cms.send('POST', 'newsletters', { data });
  await admin.request('PUT', SETTINGS, { asksSubscribers: true });
  expect(await subscribe()).toMatchObject({ status: 201, body: { meta: { asksToConfirm: true } } });
  const there = { error: { details: { asksToConfirm: true } } };
  expect(await subscribe()).toMatchObject({ status: 400, body: there });
  await admin.request('PUT', SETTINGS, { asksSubscribers: false });
  expect(JSON.stringify(await subscribe())).not.toContain('asksToConfirm');
});

test('a subscriber whom no mail can reach counts as unconfirmed, and is deleted like the others', async () => {
  await admin.request('PUT', SETTINGS, { asksSubscribers: true });
  site.answer('blocked');
  onTestFinished(() => site.answer('sent'));
  const documentId = await send('newsletters', { email: 'asha@my_host.co.tz' });
  await expect.poll(() => site.about(NOTIFY, documentId).length, PATIENT).toBe(1);
  await expect.poll(outbox, PATIENT).toMatchObject({ waiting: 0 });
  const table = async () =>
    textOf(await admin.request('GET', '/submissions-export/api::newsletter.newsletter'));
  expect((await table()).split('\r\n').find((row) => row.includes('my_host'))).toContain('"no"');
  await makeOlder(cms.dataDir, 'newsletters', 8 * DAY_MS, documentId);
  await expect.poll(table, PATIENT).not.toContain('my_host');
});
