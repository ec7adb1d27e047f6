import type { Core } from '@strapi/strapi';
import { addOwnTable, REQUIRED_TEXT } from '../own-table';
import type { Snapshot } from './snapshots';

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
  /** Fields of other entries that led to it, or that came back without it. */
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

/** A version without the entry itself, which may be a megabyte. */
export type VersionLine = Omit<Version, 'snapshot'>;

const LINE: readonly (keyof VersionLine)[] = [
  'id',
  'entryType',
  'entryId',
  'kind',
  'title',
  'changed',
  'authorName',
  'deleted',
  'createdAt',
];

type Filter = {
  entryType?: string;
  entryId?: string;
  kind?: VersionKind | { $ne: VersionKind };
  id?: number | { $in: number[] };
  createdAt?: { $lt: Date } | { $gte: Date };
};

export function addVersionTable(strapi: Core.Strapi): void {
  addOwnTable(strapi, {
    uid: UID,
    tableName: 'entry_versions',
    attributes: {
      entryType: REQUIRED_TEXT,
      entryId: REQUIRED_TEXT,
      kind: REQUIRED_TEXT,
      title: { type: 'text' },
      snapshot: { type: 'json' },
      changed: { type: 'json' },
      authorName: { type: 'string' },
      deleted: { type: 'json' },
      createdAt: { type: 'datetime' },
    },
    index: { name: 'entry_versions_entry_index', columns: ['entry_type', 'entry_id'] },
  });
}

/** Versions, the newest first, without the entries themselves: a list may have hundreds. */
export function listVersions(
  strapi: Core.Strapi,
  where: Filter,
  limit?: number,
): Promise<VersionLine[]> {
  return rows(strapi).findMany({ select: [...LINE], where, orderBy: [{ id: 'desc' }], limit });
}

/** The newest version. */
export function findVersion(strapi: Core.Strapi, where: Filter): Promise<Version | null> {
  return rows(strapi).findOne({ where, orderBy: [{ id: 'desc' }] });
}

export async function addVersion(
  strapi: Core.Strapi,
  version: Omit<Version, 'id' | 'createdAt'> & { createdAt?: Date },
): Promise<void> {
  await rows(strapi).create({ data: { createdAt: new Date(), ...version } });
}

/** What is in the bin comes back with the links that it has then; a version of an entry never changes. */
export async function updateVersion(
  strapi: Core.Strapi,
  id: number,
  data: Partial<Pick<Version, 'snapshot' | 'deleted'>>,
): Promise<void> {
  await rows(strapi).update({ where: { id }, data });
}

/** Returns how many there were. */
export async function deleteVersions(strapi: Core.Strapi, where: Filter): Promise<number> {
  const { count } = await rows(strapi).deleteMany({ where });
  return count;
}

function rows(strapi: Core.Strapi) {
  return strapi.db.query(UID);
}
