import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { addOwnTable, REQUIRED_TEXT } from '../../own-table';

const UID = 'site::unsaved-change';
/** In the place of a type: moves in the menu, which change several entries. */
export const MENU_TREE = 'menu-tree';
/** Of one member of staff; the oldest goes first. */
const MAX_CHANGES = 50;

/** What is in a form and not saved, for its preview. */
export type UnsavedChange = {
  /** A random name, which a link to the preview carries. */
  key: string;
  userId: number;
  /** Or `MENU_TREE`, for moves in the menu. */
  entryType: string;
  /** `null`: of a new entry, or of several. */
  entryId: string | null;
  /** The changed fields, as the document service takes them; or `moves`. */
  data: Record<string, unknown>;
  /** Behind a link that was given away. */
  isShared: boolean;
  expiresAt: Date;
};

/** Whose form, and of what. */
type Form = Pick<UnsavedChange, 'userId' | 'entryType' | 'entryId'>;

export function addChangeTable(strapi: Core.Strapi): void {
  addOwnTable(strapi, {
    uid: UID,
    tableName: 'unsaved_changes',
    attributes: {
      key: REQUIRED_TEXT,
      userId: { type: 'integer' },
      entryType: REQUIRED_TEXT,
      entryId: { type: 'string' },
      data: { type: 'json' },
      isShared: { type: 'boolean' },
      expiresAt: { type: 'datetime' },
    },
    index: { name: 'unsaved_changes_key_index', columns: ['key'] },
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

/** What was given away of a form. */
export function listShared(strapi: Core.Strapi, form: Form): Promise<UnsavedChange[]> {
  return strapi.db.query(UID).findMany({ where: { ...form, isShared: true } });
}

/**
 * Deletes the changes of a form that was saved.
 *
 * @param shared Keys of those that were given away and end, too.
 */
export async function endChanges(
  strapi: Core.Strapi,
  form: Form,
  shared: readonly string[] = [],
): Promise<void> {
  // Those of an earlier version of this service do not say whether they were given away.
  const isOver = [{ isShared: false }, { isShared: { $null: true } }, { key: { $in: shared } }];
  await strapi.db.query(UID).deleteMany({ where: { ...form, $or: isOver } });
}
