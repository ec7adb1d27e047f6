import { expect, test } from 'vitest';
import { logFormat, withoutValues } from '../src/log-format';
import { runWithRequestId } from '../src/request-id';

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

test('what visitors typed is in no line', () => {
  const failed =
    "insert into `contacts` (`name`, `email`) values ('Asha', 'asha@example.com') - SQLITE_BUSY: database is locked";
  expect(withoutValues(failed)).toBe('insert into … - SQLITE_BUSY: database is locked');
  expect(withoutValues('Mail to asha@example.com failed')).toBe('Mail to [e-mail] failed');
  const { message, stack } = lineOf({
    level: 'error',
    message: failed,
    stack: `Error: ${failed}\n    at query (a.js:1:2)`,
  });
  expect(`${message} ${stack}`).not.toMatch(/Asha|asha@/);
});
