import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** A table of our own: no content type, so that neither the API nor a role reaches it. */
const UID = 'site::unsaved-change';
/** Of one member of staff; the oldest goes first. */
const MAX_CHANGES = 50;

/** What is in a form and not saved, for its preview. */
export type UnsavedChange = {
  /** A random name, which a link to the preview carries. */
  key: string;
  userId: number;
  entryType: string;
  /** `null`: of a new entry. */
  entryId: string | null;
  /** The changed fields, as the document service takes them. */
  data: Record<string, unknown>;
  expiresAt: Date;
};

/** Makes the table known; Strapi creates it at the next boot. Only while it registers. */
export function addChangeTable(strapi: Core.Strapi): void {
  strapi.get('models').add({
    uid: UID,
    singularName: 'unsaved-change',
    tableName: 'unsaved_changes',
    attributes: {
      id: { type: 'increments' },
      key: { type: 'string', column: { notNullable: true } },
      userId: { type: 'integer' },
      entryType: { type: 'string', column: { notNullable: true } },
      entryId: { type: 'string' },
      data: { type: 'json' },
      expiresAt: { type: 'datetime' },
    },
    indexes: [{ name: 'unsaved_changes_key_index', columns: ['key'] }],
  });
}

/**
 * Stores a change under the key of an earlier one of the same form, or under a new one.
 *
 * @returns The key.
 */
export async function storeChange(
  strapi: Core.Strapi,
  { key, ...change }: Omit<UnsavedChange, 'key'> & { key: string | null },
): Promise<string> {
  const rows = strapi.db.query(UID);
  const { userId, entryType, entryId, data, expiresAt } = change;
  await rows.deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  const where = { key, userId, entryType, entryId };
  const { count } = key
    ? await rows.updateMany({ where, data: { data, expiresAt } })
    : { count: 0 };
  if (key && count > 0) return key;
  const created = randomUUID();
  await rows.create({ data: { ...change, key: created } });
  const own: { id: number }[] = await rows.findMany({
    select: ['id'],
    where: { userId },
    orderBy: { id: 'desc' },
  });
  const ids = own.slice(MAX_CHANGES).map(({ id }) => id);
  if (ids.length > 0) await rows.deleteMany({ where: { id: { $in: ids } } });
  return created;
}

/** `null` for a key that is not known, or no longer. */
export function findChange(strapi: Core.Strapi, key: string): Promise<UnsavedChange | null> {
  return strapi.db.query(UID).findOne({ where: { key, expiresAt: { $gte: new Date() } } });
}
