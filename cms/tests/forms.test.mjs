import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import Database from 'better-sqlite3';
import { createEditor } from '../scripts/editor.mjs';
import { createClient, startCms } from './support.mjs';

const quote = { name: 'Asha', email: 'asha@example.com', service: 'Payroll', message: 'Hello' };
const contact = {
  name: 'Asha',
  company_name: 'Kariakoo Traders',
  email: 'asha@example.com',
  phone: '+255 22 000 0000',
  message: 'First line\nSecond line',
};

let cms;
let dataDir;
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cms-forms-'));
  cms = await startCms({ dataDir, env: { SEED_PACK: 'empty' } });
});
after(() => cms.remove());

const post = (target, data) => cms.send('POST', target, { data });
const paths = ({ body }) => body.error.details.errors.map((error) => error.path.join('.'));

test('each form is stored as it was written, without the spaces around it', async () => {
  for (const [target, data] of [
    ['quote-requests', { ...quote, phone: '+255 700 000 000' }],
    ['quote-requests', quote],
    ['free-quotes', quote],
    ['contacts', contact],
    ['newsletters', { email: 'first@example.com' }],
  ]) {
    const { status, body } = await post(target, { ...data, email: `  ${data.email} ` });
    assert.equal(status, 201, target);
    for (const [field, value] of Object.entries(data)) assert.equal(body.data[field], value);
  }
  const editor = await createEditor(cms);
  const stored = await editor.find('api::contact.contact', 'company_name', contact.company_name);
  assert.equal(stored.message, contact.message);
});

test('a free quote may also be the bare form', async () => {
  const { status } = await cms.send('POST', 'free-quotes', quote);
  assert.equal(status, 201);
});

test('one broken rule is the message of the answer', async () => {
  const { status, body } = await post('quote-requests', { ...quote, email: 'asha at example' });
  assert.equal(status, 400);
  assert.equal(body.data, null);
  assert.deepEqual(body.error, {
    status: 400,
    name: 'ValidationError',
    message: 'email must be a valid email',
    details: {
      errors: [
        { path: ['email'], message: 'email must be a valid email', name: 'ValidationError' },
      ],
    },
  });
});

test('several broken rules are counted and named one by one', async () => {
  const answer = await post('contacts', {
    name: '  ',
    email: 'asha@example.com',
    message: 'Hello',
  });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.error.message, '3 errors occurred');
  assert.deepEqual(paths(answer), ['name', 'company_name', 'phone']);
});

test('the service is required, the phone of a quote is not', async () => {
  const { service, ...rest } = quote;
  assert.deepEqual(paths(await post('free-quotes', rest)), ['service']);
  assert.equal((await post('quote-requests', { ...quote, phone: '' })).status, 201);
  assert.equal((await post('quote-requests', { ...quote, phone: null })).status, 201);
});

test('what no visitor writes is refused: unknown keys, other types, line breaks in a line, novels', async () => {
  const refused = [
    { ...quote, id: 7 },
    { ...quote, createdAt: '2020-01-01' },
    { ...quote, name: { $ne: null } },
    { ...quote, name: 'Asha\r\nBcc: everybody@example.com' },
    { ...quote, email: 'asha@example.com\nbob@example.com' },
    { ...quote, message: 'null\u0000byte' },
    { ...quote, name: 'a'.repeat(121) },
    { ...quote, message: 'a'.repeat(5001) },
  ];
  for (const data of refused) {
    const answer = await post('quote-requests', data);
    assert.equal(answer.status, 400, JSON.stringify(data).slice(0, 80));
    assert.equal(paths(answer).length, 1);
  }
  for (const body of [undefined, {}, { data: null }, { data: [] }, { data: 'text' }, []]) {
    assert.equal((await cms.send('POST', 'contacts', body)).status, 400);
  }
});

test('an address subscribes once, whatever its case', async () => {
  assert.equal(
    (await post('newsletters', { email: 'Neema@Example.com' })).body.data.email,
    'neema@example.com',
  );
  const { status, body } = await post('newsletters', { email: ' neema@example.COM ' });
  assert.equal(status, 400);
  assert.equal(body.error.message, 'This attribute must be unique');
  assert.deepEqual(body.error.details.errors[0].path, ['email']);
});

test('simultaneous subscriptions of one address leave one record', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post('newsletters', { email: 'eager@example.com' })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).sort(),
    [201, 400, 400, 400, 400, 400, 400, 400],
  );
});

test('a body above 64 kB is refused before it is read', async () => {
  const { status } = await post('quote-requests', { ...quote, message: 'a'.repeat(70_000) });
  assert.equal(status, 413);
});

test('nobody reads, changes or deletes what visitors sent with the token of the site', async () => {
  const { body } = await post('contacts', contact);
  for (const target of ['quote-requests', 'free-quotes', 'newsletters', 'contacts']) {
    assert.equal((await cms.get(target)).status, 403, target);
    assert.equal((await cms.send('DELETE', `${target}/${body.data.documentId}`)).status, 403);
    assert.equal(
      (await cms.send('PUT', `${target}/${body.data.documentId}`, { data: {} })).status,
      403,
    );
  }
});

test('without a token, or with a wrong one, nothing is stored', async () => {
  for (const token of [undefined, 'wrong']) {
    const stranger = createClient({ url: cms.url, token });
    const { status, body } = await stranger.send('POST', 'contacts', { data: contact });
    assert.equal(status, 401);
    assert.equal(body.error.message, 'Missing or invalid credentials');
  }
});

test('the same key is the same record for 24 hours, and then another one', async () => {
  const send = async () => {
    const response = await fetch(`${cms.url}/api/quote-requests`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${cms.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'one-text-of-one-form',
      },
      body: JSON.stringify({ data: quote }),
    });
    return (await response.json()).data.documentId;
  };
  /** Makes every record older, as if the time had passed. */
  const pass = (milliseconds) => {
    const database = new Database(path.join(dataDir, 'content.db'));
    database.prepare('update quote_requests set created_at = created_at - ?').run(milliseconds);
    database.close();
  };
  const first = await send();
  pass(23 * 60 * 60 * 1000);
  assert.equal(await send(), first);
  pass(2 * 60 * 60 * 1000);
  const [second, third] = await Promise.all([send(), send()]);
  assert.notEqual(second, first);
  assert.equal(third, second);
});
