import type { Core } from '@strapi/strapi';

/**
 * SQLite's log beside the database has what was written before it was deleted, until other changes take its
 * place: on a quiet site for weeks. While somebody reads, such as a backup, it stays as it is until the next time.
 */
export async function emptyWriteLog(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return;
  await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}
