import { createHmac } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { entryOf, type Fields, textOf } from './support/client';
import { startCms } from './support/cms';
import { isOnPostgres, makeOlder } from './support/database';
import { NOTIFY, PATIENT, SETTINGS, startOutboxCms } from './support/outbox-cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const YEAR_MS = 365 * 86_400_000;
const quote = { name: 'Asha', email: 'asha@example.com', service: 'Payroll', message: 'Hello' };

const { site, cms, admin, send, outbox, remove } = await startOutboxCms();
afterAll(() => remove());

test('what the site has announced is not announced again; what it has not, is, until it succeeds', async () => {
  site.fail({ cut: true });
  onTestFinished(() => site.fail(null));
  const told = await send('quote-requests', quote);
  const notified = { documentId: told, outcome: 'sent' };
  const { body } = await cms.send('POST', 'submissions/notified', { data: notified });
  expect(body.data).toEqual({ settled: 1 });
  const again = await cms.send('POST', 'submissions/notified', { data: notified });
  expect(again.body.data).toEqual({ settled: 0 });
  const message = { ...quote, service: undefined, company_name: 'K', phone: '1' };
  const lost = await send('contacts', message);
  await expect.poll(() => site.about(NOTIFY, lost).length, PATIENT).toBeGreaterThanOrEqual(2);
  await makeOlder(cms.dataDir, 'contacts', 3_600_000, lost);
  await send('contacts', message);
  const { waiting, oldestSeconds } = await outbox();
  expect(waiting).toBe(2);
  // Of the one that waits longest, not of the last one.
  expect(oldestSeconds).toBeGreaterThanOrEqual(3_600);

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

test('a lead that was saved before the clock was set back is announced', async () => {
  site.fail({ status: 503 });
  onTestFinished(() => site.fail(null));
  const early = await send('quote-requests', quote);
  await makeOlder(cms.dataDir, 'quote_requests', -YEAR_MS, early, 'notify_next_at');
  site.fail(null);
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
});

test('a sender that the site blocks is given up', async () => {
  site.answer('blocked');
  onTestFinished(() => site.answer('sent'));
  const blocked = await send('quote-requests', quote);
  await expect.poll(() => site.about(NOTIFY, blocked).length, PATIENT).toBe(1);
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
});

/** A folder of its own with the same SQLite file, of which a second service is refused. */
function linkTo(dataDir: string): string {
  const folder = createFolderForTest();
  for (const name of ['content.db', 'secrets.env']) {
    symlinkSync(path.join(dataDir, name), path.join(folder, name));
  }
  return folder;
}

test('two copies of the service on one database announce a record once, however slow the site is', async () => {
  // Its delays are longer than those of the first copy, as while a change of them is rolled out.
  const second = await startCms({
    dataDir: isOnPostgres ? cms.dataDir : linkTo(cms.dataDir),
    env: {
      REVALIDATE_URL: site.webhookUrl,
      OUTBOX_INTERVAL_SECONDS: '1',
      OUTBOX_FIRST_DELAY_SECONDS: '1',
    },
  });
  onTestFinished(second.stop);
  const sent = await Promise.all(Array.from({ length: 12 }, () => send('quote-requests', quote)));
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
  // One copy waits for the site, and the other one has nothing else to do.
  site.slowDown(4000);
  onTestFinished(() => site.slowDown(0));
  sent.push(await send('quote-requests', quote));
  await expect.poll(outbox, PATIENT).toEqual({ waiting: 0, oldestSeconds: null });
  for (const documentId of sent) expect(site.about(NOTIFY, documentId)).toHaveLength(1);
});

test('a lead is sent to the webhook of the organization, signed, until it is taken', async () => {
  const save = (data: Fields) => admin.request('PUT', SETTINGS, data);
  await expect(save({ webhookUrl: 'http://crm.example/hook' })).rejects.toThrow(/https/);
  await expect(save({ timeZone: 'Nowhere/Atall' })).rejects.toThrow(/not known/);
  for (const short of ['whsec_', 'secret', '🔑 of our CRM', `whsec_${'A'.repeat(31)}`]) {
    await expect(save({ webhookSecret: short })).rejects.toThrow(/"path":\["webhookSecret"\]/);
  }
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
  // Seconds: receivers refuse what is minutes from now.
  expect(headers['webhook-timestamp']).toMatch(/^\d{10}$/);
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

test('a secret that a CRM has given is stored, and stays when the field is emptied', async () => {
  const save = async (webhookSecret: string | null) =>
    entryOf(entryOf(await admin.request('PUT', SETTINGS, { webhookSecret })).data).webhookSecret;
  const own = Buffer.alloc(24, 'k').toString('base64');
  expect(await save(own)).toBe(own);
  expect(await save(null)).toBe(own);
  expect(await save(`whsec_${own}`)).toBe(`whsec_${own}`);
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

test('a mail about a review that fails is tried again, and keeps nobody else from theirs; who may publish their own only gets none', async () => {
  const role = entryOf(entryOf(await admin.request('POST', '/admin/roles', { name: 'Own' })).data);
  const permissions = ['read', 'publish'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    ...{ subject: ARTICLE, properties: {}, conditions: ['admin::is-creator'] },
  }));
  await admin.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  await joinStaff(cms, admin, String(role.code), 'Ombeni');
  await joinStaff(cms, admin, 'strapi-editor', 'Editor');
  const author = await joinStaff(cms, admin, 'strapi-author', 'Author');
  const { documentId } = await author.create(ARTICLE, { title: 'Month-end' });
  const mailsTo = (email: string) => site.about(NOTIFY, `"email":"${email}"`).length;

  site.answer('failed');
  await author.request('POST', `/review/${ARTICLE}/${documentId}`, {
    ...{ status: 'ready', comment: '' },
  });
  await expect.poll(() => mailsTo(cms.adminEmail), PATIENT).toBe(1);
  site.answer('sent');
  await expect.poll(() => mailsTo('editor@example.com'), PATIENT).toBe(1);
  expect(mailsTo(cms.adminEmail)).toBe(2);
  expect(mailsTo('author@example.com') + mailsTo('ombeni@example.com')).toBe(0);
});
