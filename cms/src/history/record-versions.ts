import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { titleOf } from '../editing/views/title-of';
import { isRecord } from '../is-record';
import { lockRows } from '../locks';
import { editedRow, hasDrafts } from '../models';
import { staffName } from '../staff';
import { findIncoming } from './incoming';
import { dropOldest } from './limits';
import { readEntry, type Snapshot } from './snapshots';
import { addVersion, findVersion, type Version, type VersionKind } from './version-table';
import { isVersioned } from './versioned-types';

const RECORDED = new Set(['update', 'publish', 'unpublish', 'discardDraft']);
const PUBLISHED = { publishedAt: { $notNull: true } };

/**
 * Records a version of an entry whenever somebody saves or publishes it, and the entry itself before
 * it is deleted, in the transaction of the change.
 */
export function recordVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params: Record<string, unknown> = { ...context.params };
    const { documentId } = params;
    if (typeof documentId !== 'string' || !isVersioned(strapi, uid)) return next();
    if (action === 'delete') {
      return strapi.db.transaction(async () => {
        // Of two who delete it at once the second finds nothing.
        await lockRows(strapi, uid, { documentId });
        await recordDeletion(strapi, uid, documentId);
        return next();
      });
    }
    // Strapi makes the first drafts of a type that gets them with an upgrade: nobody's change.
    const isUpgrade = action === 'discardDraft' && !strapi.requestContext.get();
    if (!RECORDED.has(action) || isUpgrade) return next();
    const isPublished = action === 'publish';
    return strapi.db.transaction(async () => {
      await recordBefore(strapi, uid, documentId, action);
      const result = await next();
      if (action !== 'unpublish') await recordAfter(strapi, uid, documentId, isPublished);
      return result;
    });
  });
}

/** What is about to be replaced, where no version holds it: from before there were versions. */
async function recordBefore(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  action: string,
): Promise<void> {
  const isPublication = action === 'publish' || action === 'unpublish';
  const where = isPublication ? { documentId, ...PUBLISHED } : editedRow(strapi, uid, documentId);
  const entry = await readEntry(strapi, uid, where);
  if (!entry) return;
  const ofEntry = { entryType: uid, entryId: documentId };
  const last = await findVersion(strapi, ofEntry);
  const published = isPublication
    ? await findVersion(strapi, { ...ofEntry, kind: 'published' })
    : null;
  const isKnown = (version: Version | null) =>
    version !== null && isDeepStrictEqual(version.snapshot, entry.snapshot);
  if (isKnown(last) || isKnown(published)) return;
  await addVersion(strapi, {
    ...describe(uid, documentId, entry.snapshot),
    kind: 'before',
    changed: last ? changedFields(last.snapshot, entry.snapshot) : [],
    authorName: staffName(entry.row.updatedBy),
    deleted: null,
    createdAt: new Date(String(entry.row.updatedAt)),
  });
  await dropOldest(strapi, { ...ofEntry, kind: 'before' });
}

async function recordAfter(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  isPublished: boolean,
): Promise<void> {
  const entry = await readEntry(strapi, uid, editedRow(strapi, uid, documentId));
  if (!entry) return;
  const isDraft = hasDrafts(strapi, uid) && !isPublished;
  const kind: VersionKind = isDraft ? 'draft' : hasDrafts(strapi, uid) ? 'published' : 'saved';
  const ofEntry = { entryType: uid, entryId: documentId };
  const last = await findVersion(strapi, kind === 'published' ? { ...ofEntry, kind } : ofEntry);
  if (last && isDeepStrictEqual(last.snapshot, entry.snapshot)) return;
  const before = last ?? (await findVersion(strapi, ofEntry));
  await addVersion(strapi, {
    ...describe(uid, documentId, entry.snapshot),
    kind,
    changed: before ? changedFields(before.snapshot, entry.snapshot) : [],
    authorName: currentName(strapi),
    deleted: null,
  });
  await dropOldest(strapi, { ...ofEntry, kind });
}

async function recordDeletion(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  const published = hasDrafts(strapi, uid)
    ? await readEntry(strapi, uid, { documentId, ...PUBLISHED })
    : null;
  const entry = (await readEntry(strapi, uid, editedRow(strapi, uid, documentId))) ?? published;
  if (!entry) return;
  if (published) await recordBefore(strapi, uid, documentId, 'unpublish');
  const { createdAt, createdBy } = entry.row;
  await addVersion(strapi, {
    ...describe(uid, documentId, entry.snapshot),
    kind: 'deleted',
    changed: [],
    authorName: currentName(strapi),
    deleted: {
      wasPublished: published !== null,
      entryCreatedAt: new Date(String(createdAt)).toISOString(),
      creatorId: isRecord(createdBy) ? Number(createdBy.id) : null,
      incoming: await findIncoming(strapi, uid, documentId),
    },
  });
}

/** Names of the fields in which two versions differ. */
export function changedFields(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
}

function describe(uid: string, documentId: string, snapshot: Snapshot) {
  const title = titleOf(uid, snapshot);
  return { entryType: uid, entryId: documentId, snapshot, title };
}

/** Who is logged in; `null` for the schedule and for scripts. */
function currentName(strapi: Core.Strapi): string | null {
  return staffName(strapi.requestContext.get()?.state.user);
}
