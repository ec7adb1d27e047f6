import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { emptyWriteLog } from '../src/leads/privacy/empty-write-log';

// The content service is a package of its own.
const Database = createRequire(path.resolve('cms/package.json'))('better-sqlite3');

test('who reads keeps the log, and nobody waits for them', async () => {
  const file = path.join(createFolderForTest(), 'content.db');
  const database = new Database(file);
  const reader = new Database(file);
  try {
    database.pragma('journal_mode = WAL');
    database.exec('CREATE TABLE leads (name)');
    const client = { acquireConnection: async () => database, releaseConnection: async () => {} };
    const strapi = { db: { dialect: { client: 'sqlite' }, connection: { client } } };
    const empty = () => emptyWriteLog(strapi as unknown as Core.Strapi);
    const logSize = () => statSync(`${file}-wal`).size;

    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM leads').all();
    database.exec("INSERT INTO leads VALUES ('Asha')");
    const startedAt = performance.now();
    await empty();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect(logSize()).toBeGreaterThan(0);
    expect(database.pragma('busy_timeout', { simple: true })).toBe(5000);

    reader.exec('COMMIT');
    await empty();
    expect(logSize()).toBe(0);
  } finally {
    reader.close();
    database.close();
  }
});
