import type { Core } from '@strapi/strapi';
import type { Snapshot } from './snapshots';

/** A table of our own: no content type, so that neither the API nor a role reaches it. */
const UID = 'site::entry-version';

/**
 * What a version is: `before`, an entry as it was before its first known change; `draft`, saved and
 * seen by nobody; `saved`, of a type without drafts; `published`; `deleted`, in the bin.
 */
export type VersionKind = 'before' | 'draft' | 'saved' | 'published' | 'deleted';

/** What else is known about a deleted entry. */
export type Deleted = {
  wasPublished: boolean;
  entryCreatedAt: string;
  creatorId: number | null;
  /** Fields of other entries that led to it. */
  incoming: { uid: string; documentId: string; field: string }[];
};

export type Version = {
  id: number;
  entryType: string;
  entryId: string;
  kind: VersionKind;
  title: string;
  snapshot: Snapshot;
  /** Names of the fields that differ from the version before. */
  changed: string[];
  authorName: string | null;
  deleted: Deleted | null;
  createdAt: string;
};

type Filter = {
  entryType?: string;
  entryId?: string;
  kind?: VersionKind | { $ne: VersionKind };
  id?: number | { $in: number[] };
  createdAt?: { $lt: Date } | { $gte: Date };
};

/** Makes the table known; Strapi creates it at the next boot. Only while it registers. */
export function addVersionTable(strapi: Core.Strapi): void {
  strapi.get('models').add({
    uid: UID,
    singularName: 'entry-version',
    tableName: 'entry_versions',
    attributes: {
      id: { type: 'increments' },
      entryType: { type: 'string', column: { notNullable: true } },
      entryId: { type: 'string', column: { notNullable: true } },
      kind: { type: 'string', column: { notNullable: true } },
      title: { type: 'text' },
      snapshot: { type: 'json' },
      changed: { type: 'json' },
      authorName: { type: 'string' },
      deleted: { type: 'json' },
      createdAt: { type: 'datetime' },
    },
    indexes: [{ name: 'entry_versions_entry_index', columns: ['entry_type', 'entry_id'] }],
  });
}

/** Versions, the newest first. */
export function listVersions(
  strapi: Core.Strapi,
  where: Filter,
  limit?: number,
): Promise<Version[]> {
  return rows(strapi).findMany({ where, orderBy: [{ id: 'desc' }], limit });
}

export async function findVersion(strapi: Core.Strapi, where: Filter): Promise<Version | null> {
  return (await listVersions(strapi, where, 1))[0] ?? null;
}

export async function addVersion(
  strapi: Core.Strapi,
  version: Omit<Version, 'id' | 'createdAt'> & { createdAt?: Date },
): Promise<void> {
  await rows(strapi).create({ data: { createdAt: new Date(), ...version } });
}

export async function deleteVersions(strapi: Core.Strapi, where: Filter): Promise<void> {
  await rows(strapi).deleteMany({ where });
}

function rows(strapi: Core.Strapi) {
  return strapi.db.query(UID);
}
