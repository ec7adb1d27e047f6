import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { confirmationLink, readSubscriberToken } from '../src/leads/newsletter/subscriber-links';
import { entryOf, textOf } from './support/client';
import { makeOlder } from './support/database';
import { NOTIFY, PATIENT, SETTINGS, startOutboxCms } from './support/outbox-cms';

const SUBSCRIBER = 'api::newsletter.newsletter';
const DAY_MS = 24 * 60 * 60 * 1000;

const { site, cms, admin, send, outbox, remove } = await startOutboxCms();
afterAll(() => remove());

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
    (await admin.list(SUBSCRIBER, `filters[documentId]=${documentId}`)).pagination.total;
  await expect.poll(() => count(gone), PATIENT).toBe(0);
  expect(await count(late)).toBe(1);
  const [mail] = site.about(NOTIFY, late).slice(-1);
  const { confirmUrl } = entryOf(entryOf(JSON.parse(mail?.body ?? '')).fields);
  const token = new URL(textOf(confirmUrl)).searchParams.get('token');
  const data = { token, purpose: 'confirm' };
  expect((await cms.send('POST', 'submissions/subscriber', { data })).status).toBe(200);
});

test.each(['2026-11-30T00:00:00Z', '2026-11-30T23:59:59Z'])(
  'the link of a mail of %s works for seven days, and no longer than eight',
  async (time) => {
    vi.stubEnv('API_TOKEN_SALT', 'a salt of the tests');
    vi.stubEnv('SITE_URL', 'https://site.example');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });
    const sentAt = new Date();
    const link = await confirmationLink('abc', sentAt);
    const token = new URL(link).searchParams.get('token');
    vi.setSystemTime(sentAt.getTime() + 7 * DAY_MS);
    expect(await readSubscriberToken(token)).toMatchObject({ purpose: 'confirm' });
    vi.setSystemTime(sentAt.getTime() + 8 * DAY_MS);
    expect(await readSubscriberToken(token)).toBeNull();
  },
);

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
  const { results } = await admin.list(SUBSCRIBER, `filters[documentId]=${documentId}`);
  expect(results).toEqual([]);
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
