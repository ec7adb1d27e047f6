import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { isFormPath } from '../src/forms/form-types';
import { type ApiResponse, createClient, entryOf, type Fields, textOf } from './support/client';
import { sharedCms } from './support/cms';
import { makeOlder } from './support/database';
import { joinStaff } from './support/staff';

const quote = { name: 'Asha', email: 'asha@example.com', service: 'Payroll', message: 'Hello' };
const contact = {
  name: 'Asha',
  company_name: 'Kariakoo Traders',
  email: 'asha@example.com',
  phone: '+255 22 000 0000',
  message: 'First line\nSecond line',
};

const cms = await sharedCms();

const post = (target: string, data: Fields) => cms.send('POST', target, { data });
const pathsOf = ({ body }: ApiResponse) =>
  (body.error?.details?.errors ?? []).map(({ path }) => path.join('.'));

test('each form is stored as it was written, without the spaces around it', async () => {
  for (const [target, data] of [
    ['quote-requests', { ...quote, phone: '+255 700 000 000' }],
    ['quote-requests', quote],
    ['free-quotes', quote],
    ['contacts', contact],
    ['newsletters', { email: 'first@example.com' }],
  ] as const) {
    const { status, body } = await post(target, { ...data, email: `  ${data.email} ` });
    expect(status, target).toBe(201);
    expect(body.data).toMatchObject(data);
  }
  const editor = await createEditor(cms);
  const stored = await editor.find('api::contact.contact', 'company_name', contact.company_name);
  expect(stored?.message).toBe(contact.message);
});

test('a free quote may also be the bare form', async () => {
  expect((await cms.send('POST', 'free-quotes', quote)).status).toBe(201);
});

test('one broken rule is the message of the response', async () => {
  const { status, body } = await post('quote-requests', { ...quote, email: 'asha at example' });
  expect(status).toBe(400);
  expect(body.data).toBeNull();
  const message = 'email must be a valid email';
  expect(body.error).toEqual({
    status: 400,
    name: 'ValidationError',
    message,
    details: { errors: [{ path: ['email'], message, name: 'ValidationError' }] },
  });
});

test('an address that mail reaches is taken, and a slip of the keyboard is not', async () => {
  for (const email of ['a..b@docomo.ne.jp', 'jane.@docomo.ne.jp', '.jane@ezweb.ne.jp']) {
    for (const [target, fields] of [
      ['quote-requests', quote],
      ['free-quotes', quote],
      ['contacts', contact],
      ['newsletters', {}],
    ] as const) {
      expect((await post(target, { ...fields, email })).status, `${target} ${email}`).toBe(201);
    }
  }
  for (const email of ['jane@gmail.com.', 'jane@gmail..com', 'jane@.com']) {
    const { status, body } = await post('contacts', { ...contact, email });
    expect(status).toBe(400);
    expect(body.error?.message).toBe('email must be a valid email');
  }
});

test('an address that was copied with what cannot be seen is found by what can', async () => {
  const { status, body } = await post('contacts', {
    ...contact,
    email: '\u202ajuma\u200b@pasted.example\u202c',
  });
  expect(status).toBe(201);
  expect(entryOf(body.data).email).toBe('juma@pasted.example');
});

test('several broken rules are counted and named one by one', async () => {
  const response = await post('contacts', {
    name: '  ',
    email: 'asha@example.com',
    message: 'Hello',
  });
  expect(response.status).toBe(400);
  expect(response.body.error?.message).toBe('3 errors occurred');
  expect(pathsOf(response)).toEqual(['name', 'company_name', 'phone']);
});

test('the service is required, the phone of a quote is not', async () => {
  const { service, ...rest } = quote;
  expect(pathsOf(await post('free-quotes', rest))).toEqual(['service']);
  expect((await post('quote-requests', { ...quote, phone: '' })).status).toBe(201);
  expect((await post('quote-requests', { ...quote, phone: null })).status).toBe(201);
});

test.for([
  { id: 7 },
  { createdAt: '2020-01-01' },
  { name: { $ne: null } },
  { name: 'Asha\r\nBcc: everybody@example.com' },
  { email: 'asha@example.com\nbob@example.com' },
  { message: 'null\u0000byte' },
  { name: 'a'.repeat(121) },
  { message: 'a'.repeat(5001) },
])('what no visitor writes is refused (%#)', async (fields) => {
  const response = await post('quote-requests', { ...quote, ...fields });
  expect(response.status).toBe(400);
  expect(pathsOf(response)).toHaveLength(1);
});

test.for([undefined, {}, { data: null }, { data: [] }, { data: 'text' }, []])(
  'a body that is no form is refused (%#)',
  async (body) => {
    expect((await cms.send('POST', 'contacts', body)).status).toBe(400);
  },
);

test('an address subscribes once, whatever its case', async () => {
  const first = await post('newsletters', { email: 'Neema@Example.com' });
  expect(entryOf(first.body.data).email).toBe('neema@example.com');
  const again = await post('newsletters', { email: ' neema@example.COM ' });
  expect(again.status).toBe(400);
  expect(again.body.error?.message).toBe('This attribute must be unique');
  expect(pathsOf(again)).toEqual(['email']);
});

test('simultaneous subscriptions of one address leave one record', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => post('newsletters', { email: 'eager@example.com' })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
});

test('a body above 64 kB is refused before it is read', async () => {
  const long = { ...quote, message: 'a'.repeat(70_000) };
  expect((await post('quote-requests', long)).status).toBe(413);
  expect((await post('quote-requests//', long)).status).toBe(413);
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test('a path of a million slashes is no form', () => {
  expect(isFormPath(`${'/'.repeat(1_000_000)}a`)).toBe(false);
});

test.for(['quote-requests', 'free-quotes', 'newsletters', 'contacts'])(
  'the token of the site reads, changes and deletes no %s',
  async (target) => {
    const { documentId } = entryOf((await post('contacts', contact)).body.data);
    const record = `${target}/${documentId}`;
    expect((await cms.get(target)).status).toBe(403);
    expect((await cms.send('DELETE', record)).status).toBe(403);
    expect((await cms.send('PUT', record, { data: {} })).status).toBe(403);
  },
);

test.for([undefined, 'wrong'])('with the token %s nothing is stored', async (token) => {
  const client = createClient({ url: cms.url, token });
  const { status, body } = await client.send('POST', 'contacts', { data: contact });
  expect(status).toBe(401);
  expect(body.error?.message).toBe('Missing or invalid credentials');
});

test('the same key is the same record for 24 hours, and then another one', async () => {
  const headers = {
    Authorization: `Bearer ${cms.token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'one-text-of-one-form',
  };
  const send = async () => {
    const response = await fetch(`${cms.url}/api/quote-requests`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data: quote }),
    });
    return entryOf(entryOf(await response.json()).data).documentId;
  };
  /** Makes every record older, as if the time had passed. */
  const pass = (milliseconds: number) => makeOlder(cms.dataDir, 'quote_requests', milliseconds);
  const first = await send();
  await pass(23 * 60 * 60 * 1000);
  expect(await send()).toBe(first);
  await pass(2 * 60 * 60 * 1000);
  const [second, third] = await Promise.all([send(), send()]);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

test('staff who may read what visitors sent export it, and no cell is a formula', async () => {
  const CONTACT = 'api::contact.contact';
  await post('contacts', {
    ...contact,
    name: '=HYPERLINK("https://evil.example")',
    phone: '+255 1',
  });
  const admin = await createEditor(cms);
  const exported = await admin.request(
    'GET',
    `/submissions-export/${CONTACT}?timeZone=Africa/Nairobi`,
  );
  const [head, first] = textOf(exported).split('\r\n');
  expect(head).toBe(
    '"Name","Company","E-mail","Phone","Message","Status","Who takes care of it","Notes","Sent"',
  );
  expect(first).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.example""\)","Kariakoo Traders","asha@example\.com","'\+255 1","First line\nSecond line","new","","","\d{4}-\d\d-\d\d \d\d:\d\d"$/,
  );
  const timeIn = async (zone: string) =>
    textOf(await admin.request('GET', `/submissions-export/${CONTACT}?timeZone=${zone}`))
      .split('\r\n')[1]
      ?.slice(-17);
  expect(await timeIn('Africa/Nairobi')).not.toBe(await timeIn('UTC'));
  const settings = (timeZone: string | null) =>
    admin.updateSingle('api::lead-setting.lead-setting', { timeZone });
  await settings('Africa/Nairobi');
  expect(await timeIn('Africa/Nairobi')).toBe(await timeIn('UTC'));
  await settings(null);
  const author = await joinStaff(cms, admin, 'strapi-author', 'exporter');
  await expect(author.request('GET', `/submissions-export/${CONTACT}`)).rejects.toThrow(/ 403 /);
  const other = '/submissions-export/api::article.article';
  await expect(admin.request('GET', other)).rejects.toThrow(/ 404 /);
});
