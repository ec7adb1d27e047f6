import type { Core } from '@strapi/strapi';

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
