import { expect, onTestFinished, test } from 'vitest';
import { logFormat, withoutValues } from '../src/log-format';
import { runWithRequestId } from '../src/request-id';
import { sharedCms } from './support/cms';
import { isOnPostgres, refuseInserts } from './support/database';

const LINE = Symbol.for('message');
const lineOf = (info: Record<string, unknown>) =>
  JSON.parse(String(logFormat.transform(info)[LINE]));

test('a message is one line of JSON in the format of the site', () => {
  expect(
    lineOf({ level: 'warn', message: 'Two\nlines', event: 'webhook-failed', status: 503 }),
  ).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'warn',
    program: 'content',
    event: 'webhook-failed',
    status: 503,
    message: 'Two\nlines',
  });
  expect(lineOf({ level: 'info', message: 'x' })).toMatchObject({ event: 'message' });
});

test('a line that belongs to a request names it', () => {
  const line = runWithRequestId('request-1', () => lineOf({ level: 'info', message: 'x' }));
  expect(line).toMatchObject({ requestId: 'request-1' });
});

test('a long word without an address takes no longer than its length', () => {
  const word = 'a'.repeat(500_000);
  expect(withoutValues(word)).toBe(word);
  expect(withoutValues(`<${word}@example.com>, "b@c"`)).toBe('<[e-mail]>, "[e-mail]"');
});

test('a line has no e-mail address, and no row that PostgreSQL refuses', () => {
  expect(withoutValues('Mail to asha@example.com failed')).toBe('Mail to [e-mail] failed');
  const line = lineOf({
    level: 'error',
    message: 'insert into "contacts" ("name") values ($1) - null value in column "email"',
    stack: 'Error: Key (phone)=(+255 1 (home)) already exists.\n    at query (a.js:1:2)',
    detail: 'Failing row contains (1, Asha, +255 1, Call (me)).',
    request: { sender: 'asha@example.com' },
  });
  expect(line).toMatchObject({
    stack: 'Error: Key (phone)=(…)',
    detail: 'Failing row contains (…).',
    request: { sender: '[e-mail]' },
  });
});

test('nothing that a visitor typed is in the log when the database takes no record', async () => {
  const cms = await sharedCms();
  const allow = await refuseInserts(cms.dataDir, 'contacts');
  onTestFinished(async () => void (await allow()));
  const typed = { name: 'Zuhura', company_name: 'Kariakoo', phone: '+255 7', message: 'Habari' };
  const data = { ...typed, email: 'zuhura@example.com' };
  expect((await cms.send('POST', 'contacts', { data })).status).toBe(500);
  await expect.poll(cms.log).toMatch(isOnPostgres ? /no_rows/ : /read-only - no-one writes/);
  expect(cms.log()).not.toMatch(/Zuhura|Kariakoo|\+255 7|Habari/i);
});

test('nothing that somebody sent is in the log where it is no JSON', async () => {
  const cms = await sharedCms();
  for (const password of ['"Siri-Moja"', 'SiriMbili']) {
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"password":${password}`,
    });
    expect(response.status).toBe(400);
  }
  await expect.poll(cms.log).toMatch(/: not valid JSON/);
  expect(cms.log()).not.toMatch(/Siri/);
});
