import { expect, test, vi } from 'vitest';
import { setUpSqlite } from '../src/set-up-sqlite';

test('a database that refuses a setting is reported to who waits for the connection', () => {
  const refusal = new Error('database is locked');
  const database = {
    pragma() {
      throw refusal;
    },
    inTransaction: false,
    prepare: vi.fn(),
    exec: vi.fn(),
    function: vi.fn(),
  };
  const done = vi.fn();
  setUpSqlite(database, done);
  expect(done.mock.calls).toEqual([[refusal, database]]);
});

test('a connection is ready when its settings are made, and knows all capitals and the digits of a number', () => {
  const database = {
    inTransaction: false,
    pragma: vi.fn(),
    prepare: vi.fn(),
    exec: vi.fn(),
    function: vi.fn(),
  };
  const done = vi.fn();
  setUpSqlite(database, done);
  expect(database.pragma.mock.calls.flat()).toEqual([
    ...['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'],
  ]);
  const [name, , lower] = database.function.mock.calls[0] ?? [];
  expect([name, lower('MÜLLER'), lower(null)]).toEqual(['lower', 'müller', null]);
  const [other, , digits] = database.function.mock.calls[1] ?? [];
  expect([other, digits('+255 (71) 1'), digits(null)]).toEqual(['digits', '255711', null]);
  expect(done.mock.calls).toEqual([[null, database]]);
});
