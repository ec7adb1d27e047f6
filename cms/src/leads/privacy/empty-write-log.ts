import type { Core } from '@strapi/strapi';

/**
 * SQLite's log beside the database has what was written before it was deleted, until other changes take its
 * place: on a quiet site for weeks. While somebody reads, such as a backup, it stays as it is until the next time.
 */
export async function emptyWriteLog(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  const { client } = strapi.db.connection;
  const database = await client.acquireConnection();
  const busyTimeout = database.pragma('busy_timeout', { simple: true });
  try {
    // Who reads is not waited for: the service would answer nobody meanwhile.
    database.pragma('busy_timeout = 0');
    database.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    database.pragma(`busy_timeout = ${busyTimeout}`);
    await client.releaseConnection(database);
  }
}
