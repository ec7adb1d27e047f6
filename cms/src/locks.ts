import type { Core } from '@strapi/strapi';

/**
 * Has other transactions that take the lock of the same name wait for the end of this one. Unlike a lock
 * on rows, it also holds for rows that are not stored yet. SQLite has one transaction at a time in any case.
 */
export async function takeLock(strapi: Core.Strapi, name: string): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await strapi.db.transaction(({ trx }) =>
    trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]),
  );
}

/**
 * Has other transactions that lock the same rows wait for the end of this one, so that a rule may read
 * first and write then. SQLite has one transaction at a time in any case.
 */
export async function lockRows(
  strapi: Core.Strapi,
  uid: string,
  where: Record<string, unknown>,
): Promise<void> {
  await strapi.db
    .queryBuilder(uid)
    .select(['id'])
    .where(where)
    // All in the same order: two that lock the same rows never wait for each other.
    .orderBy({ id: 'asc' })
    .forUpdate()
    .execute();
}
