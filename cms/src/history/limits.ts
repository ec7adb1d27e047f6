import type { Core } from '@strapi/strapi';
import { findContentType } from '../models';
import { dropLastSlug } from '../redirects/last-addresses';
import { addTask } from '../tasks';
import {
  deleteVersions,
  findVersion,
  listVersions,
  type VersionKind,
  type VersionLine,
} from './version-table';

/** Versions of one entry and one kind. */
const MAX_VERSIONS = 50;
const MAX_AGE_DAYS = 365;
/** How long a deleted entry can be brought back. */
export const BIN_DAYS = 30;
const DAY_MS = 86_400_000;
/** SQLite takes a limited number of values in a query. */
const BATCH_SIZE = 500;

/** Keeps the newest versions of an entry. */
export async function dropOldest(
  strapi: Core.Strapi,
  ofKind: { entryType: string; entryId: string; kind: VersionKind },
): Promise<void> {
  const versions = await listVersions(strapi, ofKind);
  const ids = versions.slice(MAX_VERSIONS).map(({ id }) => id);
  if (ids.length > 0) await deleteVersions(strapi, { id: { $in: ids } });
}

/** Deletes, every night, versions that are too old and deleted entries whose time is over. */
export function startHistoryCleanup(strapi: Core.Strapi): void {
  addTask(strapi, {
    name: 'cleanUpHistory',
    rule: '0 30 3 * * *',
    run: () => cleanUp(strapi),
    failure: 'Old versions could not be deleted',
  });
}

/** Deleted entries that are past their time go with all their versions. */
export async function emptyBin(strapi: Core.Strapi): Promise<void> {
  const createdAt = { $lt: daysAgo(BIN_DAYS) };
  const gone = await listVersions(strapi, { kind: 'deleted', createdAt }, BATCH_SIZE);
  for (const version of gone) await deleteForGood(strapi, version);
  if (gone.length === BATCH_SIZE) await emptyBin(strapi);
}

/** Of this and somebody who brings the entry back at the same time, one finds it in the bin. */
async function deleteForGood(
  strapi: Core.Strapi,
  { id, entryType, entryId }: VersionLine,
): Promise<void> {
  await strapi.db.transaction(async () => {
    if ((await deleteVersions(strapi, { id })) === 0) return;
    const ofEntry = { entryType, entryId };
    const isThere =
      findContentType(strapi, entryType) &&
      (await strapi.db.query(entryType).count({ where: { documentId: entryId } })) > 0;
    // One that was in the bin twice has its history, back or in the bin.
    if (isThere || (await findVersion(strapi, { ...ofEntry, kind: 'deleted' }))) return;
    await deleteVersions(strapi, ofEntry);
    await dropLastSlug(strapi, ofEntry);
  });
}

async function cleanUp(strapi: Core.Strapi): Promise<void> {
  await emptyBin(strapi);
  await deleteVersions(strapi, {
    kind: { $ne: 'deleted' },
    createdAt: { $lt: daysAgo(MAX_AGE_DAYS) },
  });
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
