import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { views } from '../src/editing/views';
import { entriesOf, entryOf, type Fields, textOf } from './support/client';
import { startCms, type TestCms } from './support/cms';
import {
  addEvents,
  addLaterLead,
  addLeads,
  countRows,
  fillColumn,
  hasIndex,
  isOnPostgres,
  makeOlder,
  refuseInserts,
} from './support/database';
import { joinStaff } from './support/staff';

// The content service is a package of its own.
const requireOfCms = createRequire(path.resolve('cms/package.json'));
const { unzipSync } = requireOfCms('fflate');
const { toXlsx } = requireOfCms('./dist/src/leads/export/to-xlsx.js');

const QUOTE = 'api::quote-request.quote-request';
const CONTACT = 'api::contact.contact';
const SETTINGS = '/content-manager/single-types/api::lead-setting.lead-setting';
const PATIENT = { timeout: 60_000, interval: 100 };
const DAY_MS = 24 * 60 * 60 * 1000;

const quote = { name: 'Asha', email: 'asha@example.com', service: 'Payroll', message: 'Hello' };
const contact = {
  ...{ name: '=HYPERLINK("https://evil.example")', company_name: 'Kariakoo Traders' },
  ...{ email: 'neema@example.com', phone: '+255 1', message: 'First line\nSecond line' },
};
const source = {
  page: '/services',
  referrer: 'https://search.example/',
  utm: { utm_source: 'letter' },
};

// Every second, so that a test need not wait for the hour.
const cms = await startCms({
  env: { OUTBOX_INTERVAL_SECONDS: '0', RETENTION_RULE: '* * * * * *' },
});
afterAll(() => cms.remove());
const admin = await createEditor(cms);
const sales = await joinStaff(cms, admin, 'site-sales', 'Baraka');

async function send(target: string, data: Fields): Promise<string> {
  const { status, body } = await cms.send('POST', target, { data });
  expect(status).toBe(201);
  return textOf(entryOf(body.data).documentId);
}

async function list(staff: Editor, query: Record<string, string> = {}) {
  const body = entryOf(await staff.request('GET', `/leads?${new URLSearchParams(query)}`));
  return { total: body.total, leads: entriesOf(body.leads) };
}

const namesIn = async (query: Record<string, string>) =>
  (await list(sales, query)).leads.map(({ name }) => name);
/** The id of somebody who can be the owner of a lead. */
async function idOf(name: string): Promise<unknown> {
  const { people } = entryOf(await sales.request('GET', '/leads/people'));
  return entryOf(entriesOf(people).find((person) => person.name === name)).id;
}
const unread = async () => entryOf(await sales.request('GET', '/leads/count')).unread;

test('all forms are one list, newest first, with what a salesperson needs to call back', async () => {
  const old = await send('quote-requests', { ...quote, source });
  await makeOlder(cms.dataDir, 'quote_requests', 3 * DAY_MS, old);
  await send('free-quotes', { ...quote, name: 'Juma', phone: '+255 2' });
  await send('contacts', contact);
  const { leads, total } = await list(sales);
  expect(total).toBe(3);
  expect(leads.map(({ kind }) => kind)).toEqual([
    ...['Contact message', 'Free quote', 'Quote request'],
  ]);
  expect(leads[0]).toMatchObject({ company: 'Kariakoo Traders', phone: '+255 1', service: '' });
  expect(leads[2]).toMatchObject({
    ...{ service: 'Payroll', status: 'new', isRead: false, notification: 'waiting' },
    source: { page: '/services', referrer: 'https://search.example/', campaign: 'source: letter' },
  });
  expect(await unread()).toBe(3);
});

test('a source that is not one is left out, and never costs a lead', async () => {
  for (const wrong of ['text', [], { page: 'javascript:1', utm: { a: 1, utm_x: 'a\nb' } }]) {
    const documentId = await send('free-quotes', { ...quote, name: 'Odd', source: wrong });
    const found = entryOf(
      await sales.request('GET', `/leads/api::free-quote.free-quote/${documentId}`),
    );
    expect(entryOf(found.lead).source).toEqual({ page: '', referrer: '', campaign: '' });
    await admin.request('PUT', `/leads/api::free-quote.free-quote/${documentId}`, {
      status: 'spam',
    });
  }
  const { status } = await cms.send('POST', 'newsletters', { data: { email: 'a@b.cd', source } });
  expect(status).toBe(400);
});

test('a long campaign costs no lead, wherever an emoji is', async () => {
  for (const start of ['', 'x']) {
    const long = start + '🙂'.repeat(200);
    const from = { page: `/${long.repeat(2)}`, utm: { utm_source: long } };
    const documentId = await send('free-quotes', { ...quote, name: 'Emoji', source: from });
    await admin.remove('api::free-quote.free-quote', documentId);
  }
});

test('a lead is opened, taken over, noted and closed; the visitor’s words stay', async () => {
  const [lead] = (await list(sales, { search: 'kariakoo' })).leads;
  const address = `/leads/${CONTACT}/${lead?.documentId}`;
  const before = await unread();
  await sales.request('GET', address);
  expect(await unread()).toBe(Number(before) - 1);

  const change = {
    status: 'won',
    ownerId: await idOf('Baraka'),
    message: 'Changed',
    email: 'x@y.zz',
  };
  await sales.request('PUT', address, change);
  const noted = await sales.request('POST', `${address}/notes`, { text: 'Called back' });
  expect(entryOf(noted).lead).toMatchObject({
    ...{ status: 'won', owner: 'Baraka', email: contact.email, message: contact.message },
    notes: [{ text: 'Called back', author: 'Baraka', writtenAt: expect.any(String) }],
  });
  await expect(sales.request('PUT', address, { status: 'lost forever' })).rejects.toThrow(/ 400 /);
  await expect(sales.request('POST', `${address}/notes`, { text: ' ' })).rejects.toThrow(/ 400 /);
  const words = { message: 'Changed' };
  await expect(admin.update(CONTACT, textOf(lead?.documentId), words)).rejects.toThrow(
    /stays as it was/,
  );
});

test('of two who choose at once the second is told who was first, and overwrites nothing', async () => {
  const documentId = await send('quote-requests', { ...quote, name: 'At once' });
  const address = `/leads/${QUOTE}/${documentId}`;
  const colleague = await joinStaff(cms, admin, 'site-sales', 'Rehema');
  const { status, ownerId } = entryOf(entryOf(await sales.request('GET', address)).lead);
  const choose = (staff: Editor, choice: Fields) =>
    staff.request('PUT', address, { ...choice, seen: { status, ownerId } });

  await choose(colleague, { status: 'won' });
  await expect(choose(sales, { status: 'lost' })).rejects.toThrow(
    /Rehema has chosen “won” meanwhile\. Yours was not saved/,
  );
  const { status: stored } = entryOf(entryOf(await sales.request('GET', address)).lead);
  expect(stored).toBe('won');
  // Another field, and the same choice, undo nothing.
  await choose(sales, { ownerId: await idOf('Baraka') });
  await choose(colleague, { status: 'won' });
  // Who chooses twice in a row has seen the first choice.
  await choose(colleague, { status: 'in progress' });
  await expect(choose(sales, { status: 'spam' })).rejects.toThrow(/“in progress”/);
  await admin.remove(QUOTE, documentId);
});

test('filters: status, mine, unanswered for two days, and words', async () => {
  expect(await namesIn({ status: 'won' })).toEqual([contact.name]);
  expect(await namesIn({ mine: 'true' })).toEqual([contact.name]);
  expect(await namesIn({ unanswered: 'true' })).toEqual(['Asha']);
  const [unanswered] = (await list(sales, { unanswered: 'true' })).leads;
  const answer = (status: string) =>
    sales.request('PUT', `/leads/${unanswered?.uid}/${unanswered?.documentId}`, { status });
  await answer('in progress');
  expect(await namesIn({ unanswered: 'true' })).toEqual([]);
  await answer('new');
  expect(await namesIn({ search: 'PAYROLL', status: 'new' })).toEqual(['Juma', 'Asha']);
  expect(await namesIn({ search: '%' })).toEqual([]);
  expect(await namesIn({ status: 'nonsense', page: '-1', period: 'x' })).toHaveLength(6);
});

test('a month is that of the organization, wherever the member of staff is', async () => {
  await admin.request('PUT', SETTINGS, { timeZone: 'Asia/Tokyo' });
  const aheadMs = 9 * 60 * 60 * 1000;
  const today = new Date(Date.now() + aheadMs);
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1) - aheadMs;
  const sendAt = async (name: string, moment: number) => {
    const documentId = await send('quote-requests', { ...quote, name });
    await makeOlder(cms.dataDir, 'quote_requests', Date.now() - moment, documentId);
    return documentId;
  };
  const all = [await sendAt('Rehema', start + 60_000), await sendAt('Zuhura', start - 60_000)];
  const timeZone = 'America/New_York';
  expect(await namesIn({ period: 'month', timeZone })).toContain('Rehema');
  expect(await namesIn({ period: 'month', timeZone })).not.toContain('Zuhura');
  expect(await namesIn({ period: 'last-month', timeZone })).toContain('Zuhura');
  expect(await namesIn({ period: 'last-month', timeZone })).not.toContain('Rehema');
  await admin.request('PUT', SETTINGS, { timeZone: null });
  for (const documentId of all) await admin.remove(QUOTE, documentId);
});

test('the export has the filter of the list, the times of the organization, and no formula', async () => {
  await admin.request('PUT', SETTINGS, { timeZone: 'Asia/Tokyo' });
  const at = (format: string) => `/leads/export?format=${format}&status=won&timeZone=UTC`;
  const [head, first, ...rest] = textOf(await sales.request('GET', at('csv'))).split('\r\n');
  expect(head).toContain('"Sent","Kind","Name","Company","E-mail","Phone","Service","Message"');
  expect(rest).toEqual(['']);
  expect(first).toContain(`"'=HYPERLINK(""https://evil.example"")","Kariakoo Traders"`);
  expect(first).toContain('Baraka Called back"');
  const tokyo = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Tokyo' });
  const [lead] = (await list(sales, { status: 'won' })).leads;
  expect(first).toContain(`"${tokyo.format(new Date(textOf(lead?.sentAt)))} `);

  const token = await tokenOf(cms);
  const response = await fetch(cms.url + at('xlsx'), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const files: Record<string, Uint8Array> = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const book = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString())
    .join('\n');
  expect(book).toContain('<t>=HYPERLINK("https://evil.example")</t>');
  expect(book).not.toContain('<f>');
});

test('a workbook is written beside the service, which goes on meanwhile', async () => {
  const begun = once(process, 'worker');
  const files: Record<string, Uint8Array> = unzipSync(new Uint8Array(await toXlsx([['Name']])));
  await begun;
  expect(Object.keys(files)).toContain('xl/worksheets/sheet1.xml');
});

test('the export has every lead once, in the order of the list', async () => {
  const count = 1_100;
  const removeLeads = await addLeads(cms.dataDir, count);
  const lines = textOf(await sales.request('GET', '/leads/export?format=csv')).match(/Lead \d+/g);
  const names = Array.from({ length: count }, (_, index) => `Lead ${index + 1}`);
  expect(lines).toEqual(names);
  await removeLeads();
});

test('of more numbers than a query takes each is found, and no file has a part of the leads', async () => {
  const count = 70_000;
  const removeLeads = await addLeads(cms.dataDir, count);
  const found = entryOf(await sales.request('GET', '/leads?search=%2B255%2071&page=2800'));
  expect(found.total).toBe(count);
  expect(entriesOf(found.leads).at(-1)?.name).toBe(`Lead ${count}`);
  for (const format of ['csv', 'xlsx']) {
    await expect(sales.request('GET', `/leads/export?format=${format}`)).rejects.toThrow(/: 413 /);
  }
  await removeLeads();
});

test('the CSV of a form has every record once, also while others arrive', async () => {
  const count = 2_600;
  const removeLeads = await addLeads(cms.dataDir, count);
  let isRead = false;
  const table = admin.request('GET', `/submissions-export/${CONTACT}`).finally(() => {
    isRead = true;
  });
  for (let others = 0; others < 100 && !isRead; others += 1) {
    await addLaterLead(cms.dataDir);
    await delay(10);
  }
  const names = Array.from({ length: count }, (_, index) => `Lead ${index + 1}`);
  expect(textOf(await table).match(/Lead \d+/g)).toEqual(names);
  await removeLeads();
});

test('a search finds people whatever the case, the letters, the order and the grouping of digits', async () => {
  const name = 'Jürgen MÜLLER-O’Neil';
  const documentId = await send('contacts', {
    ...contact,
    ...{ name, company_name: 'Ünïted & Söns', phone: '+255 712 345-678' },
  });
  const searches = [
    'müller',
    'MÜLLER',
    "o'neil jürgen",
    'ünïted müller',
    '+255712345678',
    '0712 345 678',
  ];
  for (const search of [...searches, '712 345 678', '(712) 34-56']) {
    expect(await namesIn({ search }), search).toEqual([name]);
  }
  for (const search of ['müller nobody', '255712345679', '00000']) {
    expect(await namesIn({ search }), search).toEqual([]);
  }
  await admin.remove(CONTACT, documentId);
});

test('a role that may read or write some fields only gets no list of everything', async () => {
  const role = entryOf(entryOf(await admin.request('POST', '/admin/roles', { name: 'S' })).data);
  const allow = (name: string, fields: readonly string[]) => ({
    action: `plugin::content-manager.explorer.${name}`,
    ...{ subject: QUOTE, properties: { fields }, conditions: [] },
  });
  const all = ['name', 'email', 'phone', 'service', 'message', 'stage'];
  const grant = (...permissions: object[]) =>
    admin.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  await grant(allow('read', ['name', 'service']));
  const student = await joinStaff(cms, admin, String(role.code), 'Student');
  const unreadQuote = async () =>
    (await list(sales)).leads.find(({ uid, isRead }) => uid === QUOTE && !isRead);
  const lead = await unreadQuote();
  const target = `/leads/${QUOTE}/${lead?.documentId}`;
  for (const path of ['/leads', '/leads/export', target, `/submissions-export/${QUOTE}`]) {
    await expect(student.request('GET', path), path).rejects.toThrow(/ 403 /);
  }
  await grant({ ...allow('read', all), conditions: ['admin::is-creator'] });
  await expect(student.request('GET', '/leads')).rejects.toThrow(/ 403 /);
  await grant(allow('read', all), allow('update', ['service']));
  expect(await student.request('GET', target)).toBeTruthy();
  // It stays unread for those who work on it.
  expect(await unreadQuote()).toMatchObject({ documentId: lead?.documentId });
  await expect(student.request('PUT', target, { status: 'lost' })).rejects.toThrow(/ 403 /);
  // A change is answered with the whole lead, and a search for a person with all of theirs.
  const remove = { ...allow('delete', []), properties: {} };
  const removals = [QUOTE, 'api::free-quote.free-quote', CONTACT, 'api::newsletter.newsletter'].map(
    (subject) => ({ ...remove, subject }),
  );
  await grant(allow('read', ['name', 'service']), allow('update', ['stage']), ...removals);
  for (const [method, path, body] of [
    ['PUT', target, { status: 'in progress' }],
    ['POST', `${target}/notes`, { text: 'Who is it?' }],
    ['POST', '/personal-data/find', { email: 'neema@example.com' }],
  ] as const) {
    await expect(student.request(method, path, body), path).rejects.toThrow(/ 403 /);
  }
});

test('sales see leads and nothing else; authors see no lead', async () => {
  for (const uid of ['api::article.article', 'api::newsletter.newsletter']) {
    await expect(sales.find(uid, 'id', '1')).rejects.toThrow(/ 403 /);
  }
  for (const target of ['/personal-data', SETTINGS]) {
    await expect(sales.request('GET', target)).rejects.toThrow(/ 403 /);
  }
  const author = await joinStaff(cms, admin, 'strapi-author', 'Author');
  const [lead] = (await list(sales)).leads;
  for (const target of ['/leads', '/leads/people', '/leads/export', `/leads/${QUOTE}/x`]) {
    await expect(author.request('GET', target)).rejects.toThrow(/ 403 /);
  }
  expect(await author.request('GET', '/leads/count')).toEqual({ unread: 0 });
  // Who cannot open a lead cannot be its owner.
  const [, , first] = (await list(sales)).leads;
  const { id } = entryOf(entryOf(await author.request('GET', '/admin/users/me')).data);
  await expect(idOf('Author')).rejects.toThrow();
  const address = `/leads/${first?.uid}/${first?.documentId}`;
  await expect(sales.request('PUT', address, { ownerId: id })).rejects.toThrow(/ 400 /);
  await expect(sales.request('GET', `/leads/${QUOTE}/x`)).rejects.toThrow(/ 404 /);
  await expect(sales.request('GET', '/leads/api::article.article/x')).rejects.toThrow(/ 404 /);
  expect((await fetch(`${cms.url}/leads`)).status).toBe(401);
  expect(lead).toBeDefined();
});

test('everything about one address is found, exported and deleted; the log has no data', async () => {
  const manager = await joinStaff(cms, admin, 'site-manager', 'Mwanaidi');
  await send('newsletters', { email: 'Neema@Example.com' });
  // Of somebody else, whose address has this one in it.
  await send('newsletters', { email: 'aneema@example.com.tz' });
  const person = (action: string, email = 'NEEMA@example.com') =>
    manager.request('POST', `/personal-data/${action}`, { email });
  const records = entriesOf(entryOf(await person('find')).records);
  expect(records.map(({ kind }) => kind)).toEqual(['Newsletter subscriber', 'Contact message']);
  expect(records[1]).toMatchObject({
    fields: { message: contact.message, stage: 'won' },
    notes: [{ text: 'Called back' }],
  });
  // Also what became of it: when it was opened and who was told.
  expect(entryOf(records[1]?.fields).readAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  const exported = entryOf(await person('export'));
  expect(entriesOf(exported.records)).toHaveLength(2);
  expect(exported.timeZone).toBe('Asia/Tokyo');
  expect(await person('find', '')).toEqual({ records: [] });
  await send('newsletters', { email: 'Ännä@Bücher.example' });
  for (const spelling of ['ännä@bücher.example', 'A\u0308NNÄ@xn--BCHER-kva.example']) {
    expect(entriesOf(entryOf(await person('find', spelling)).records)).toHaveLength(1);
  }
  expect(await person('delete', '%')).toEqual({ deleted: 0 });
  expect(await person('delete')).toEqual({ deleted: 2 });
  expect(await person('find')).toEqual({ records: [] });

  expect(await countRows(cms.dataDir, 'lead_notes')).toBe(0);
  const log = await manager.request('GET', '/personal-data');
  expect(entryOf(log).events).toMatchObject([
    { action: 'deleted', records: 2, author: 'Mwanaidi' },
    { action: 'exported', records: 2, author: 'Mwanaidi' },
  ]);
  expect(JSON.stringify(log) + cms.log()).not.toMatch(/neema/i);
});

test.skipIf(isOnPostgres)(
  'nothing of what was deleted stays in the files of the database',
  async () => {
    const email = 'erased-7f31c2@example.com';
    const filesWithIt = () =>
      readdirSync(cms.dataDir).filter(
        (name) =>
          name.startsWith('content.db') &&
          readFileSync(path.join(cms.dataDir, name)).includes(email),
      );
    await send('quote-requests', { ...quote, email });
    await expect.poll(filesWithIt, PATIENT).toEqual(['content.db']);
    await admin.request('POST', '/personal-data/delete', { email });
    await expect.poll(filesWithIt, PATIENT).toEqual([]);
  },
);

test('personal data is deleted with its line in the log, or not at all', async () => {
  await send('contacts', { ...contact, email: 'juma@example.com' });
  const person = (action: string) =>
    admin.request('POST', `/personal-data/${action}`, { email: 'juma@example.com' });
  const found = async () => entriesOf(entryOf(await person('find')).records).length;
  const old = await send('quote-requests', { ...quote, name: 'In between' });
  await makeOlder(cms.dataDir, 'quote_requests', 400 * DAY_MS, old);
  const allow = await refuseInserts(cms.dataDir, 'privacy_events');
  await expect(person('delete')).rejects.toThrow(/ 500 /);
  expect(await found()).toBe(1);
  await admin.request('PUT', SETTINGS, { deleteAfterMonths: 12 });
  await expect.poll(cms.log, PATIENT).toContain('Old submissions could not be deleted');
  expect(await namesIn({ search: 'In between' })).toEqual(['In between']);
  await allow();
  await expect.poll(() => namesIn({ search: 'In between' }), PATIENT).toEqual([]);
  expect(await person('delete')).toEqual({ deleted: 1 });
  await admin.request('PUT', SETTINGS, { deleteAfterMonths: null });
});

test('what staff did with personal data is listed, however often the service deletes', async () => {
  await addEvents(cms.dataDir, 'deleted after its time', 25);
  const log = entryOf(await admin.request('GET', '/personal-data'));
  const ofStaff = entriesOf(log.events).map(({ action, author }) => `${action} ${author}`);
  expect(ofStaff).toEqual(expect.arrayContaining(['exported Mwanaidi', 'deleted Mwanaidi']));
  expect(entriesOf(log.automatic)).toHaveLength(20);
});

test('the CSV of a form has what colleagues noted', async () => {
  const ids = [await send('contacts', contact), await send('contacts', contact)];
  for (const [index, id] of ids.entries()) {
    await sales.request('POST', `/leads/${CONTACT}/${id}/notes`, { text: `Called ${index}` });
  }
  // An older version had notes in the form.
  await fillColumn(cms.dataDir, 'contacts', ids[0] ?? '', ['notes', 'In the form']);
  const table = textOf(
    await admin.request('GET', `/submissions-export/${CONTACT}?timeZone=Africa/Nairobi`),
  );
  expect(table).toMatch(/"In the form\n\d{4}-\d\d-\d\d \d\d:\d\d Baraka Called 0"/);
  expect(table).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d Baraka Called 1"/);
  await admin.removeAll(CONTACT, ids);
});

test.for([
  ['lead_notes', 'lead'],
  ...['contacts', 'quote_requests', 'free_quotes'].flatMap((table) =>
    ['created_at', 'read_at', 'notify_next_at', 'forward_next_at'].map(
      (column) => [table, column] as const,
    ),
  ),
  ['newsletters', 'created_at'],
  ['newsletters', 'invite_next_at'],
] as const)('rows of %s are found by %s without reading all of them', async ([table, column]) => {
  expect(await hasIndex(cms.dataDir, table, column)).toBe(true);
});

test('the notes about a record go with it when a manager deletes it from a list', async () => {
  const sent = [await send('contacts', contact), await send('contacts', contact)];
  const [one = '', ...rest] = sent;
  for (const id of sent) {
    await sales.request('POST', `/leads/${CONTACT}/${id}/notes`, { text: 'Called back' });
  }
  await admin.remove(CONTACT, one);
  expect(await countRows(cms.dataDir, 'lead_notes')).toBe(1);
  await admin.removeAll(CONTACT, rest);
  expect(await countRows(cms.dataDir, 'lead_notes')).toBe(0);
});

test('what is as old as the organization keeps it is deleted by itself, and nothing else', async () => {
  const old = await send('quote-requests', { ...quote, name: 'Long ago' });
  const young = await send('quote-requests', { ...quote, name: 'Lately' });
  const subscriber = await send('newsletters', { email: 'for-years@example.com' });
  await makeOlder(cms.dataDir, 'quote_requests', 400 * DAY_MS, old);
  await makeOlder(cms.dataDir, 'quote_requests', 300 * DAY_MS, young);
  await makeOlder(cms.dataDir, 'newsletters', 400 * DAY_MS, subscriber);
  await admin.request('PUT', SETTINGS, { deleteAfterMonths: 12 });
  await expect.poll(() => namesIn({ search: 'Long ago' }), PATIENT).toEqual([]);
  expect(await namesIn({ search: 'Lately' })).toEqual(['Lately']);
  // Subscribers are no leads, and the field says so.
  expect(await countRows(cms.dataDir, 'newsletters', `document_id = '${subscriber}'`)).toBe(1);
  const { help } = views['api::lead-setting.lead-setting']?.fields.deleteAfterMonths ?? {};
  expect(help).toMatch(/^Leads are deleted .*subscribers stay until they leave/);
  const [event] = entriesOf(entryOf(await admin.request('GET', '/personal-data')).automatic);
  expect(event).toMatchObject({ action: 'deleted after its time', records: 1, author: '' });
});

async function tokenOf({ url, adminEmail, adminPassword }: TestCms): Promise<string> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  return textOf(entryOf(entryOf(await response.json()).data).token);
}
