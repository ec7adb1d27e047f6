import type { Core } from '@strapi/strapi';
import { addOwnTable, REQUIRED_TEXT } from '../own-table';

const UID = 'site::last-address';

type OfEntry = { entryType: string; entryId: string };

/**
 * The slugs that pages had when they were unpublished or deleted. A table of their own: the history is
 * cleaned up, and does not know what a seed has published.
 */
export function addLastAddressTable(strapi: Core.Strapi): void {
  addOwnTable(strapi, {
    uid: UID,
    tableName: 'last_addresses',
    attributes: { entryType: REQUIRED_TEXT, entryId: REQUIRED_TEXT, slug: REQUIRED_TEXT },
    index: { name: 'last_addresses_entry_index', columns: ['entry_type', 'entry_id'] },
  });
}

/** The slug at which visitors found a page that is not published; `null`: it has never been, or another page is there. */
export async function findLastSlug(strapi: Core.Strapi, ofEntry: OfEntry): Promise<string | null> {
  const row = await strapi.db.query(UID).findOne({ where: ofEntry, select: ['slug'] });
  return row?.slug ?? null;
}

export async function keepLastSlug(
  strapi: Core.Strapi,
  ofEntry: OfEntry,
  slug: string,
): Promise<void> {
  await dropLastSlug(strapi, ofEntry);
  await strapi.db.query(UID).create({ data: { ...ofEntry, slug } });
}

/** Of an entry, or of whichever had the slug. */
export async function dropLastSlug(
  strapi: Core.Strapi,
  where: OfEntry | { entryType: string; slug: string },
): Promise<void> {
  await strapi.db.query(UID).deleteMany({ where });
}
