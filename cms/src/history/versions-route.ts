import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { REVISION } from '../editing/revisions';
import { labelOf } from '../editing/views/label-of';
import { isRecord } from '../is-record';
import { attributesOf, documentsOf, hasDrafts } from '../models';
import { permissionsOf, staffName, userIdOf } from '../staff';
import { openEntry } from './access';
import { compare, type Difference } from './compare';
import { toRestorable } from './restorable';
import { toLines } from './version-lines';
import { findVersion, listVersions, type Version } from './version-table';

/** `GET /history/:uid/:documentId`: the versions of an entry, the newest first. */
export async function answerVersions(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId, row } = await openEntry(strapi, ctx);
  const versions = await listVersions(strapi, {
    entryType: uid,
    entryId: documentId,
    kind: { $ne: 'deleted' },
  });
  ctx.body = {
    mayRestore: permissionsOf(strapi, ctx, uid).may('update', row),
    revision: row[REVISION] ?? null,
    versions: toLines(versions).map(
      ({ id, kind, title, authorName, changed, createdAt, isSave }) => ({
        ...{ id, kind, title, authorName, createdAt, isSave },
        isOwn: authorName === staffName(ctx.state.user),
        changed: changed.map((field) => labelOf(uid, field)),
      }),
    ),
  };
}

/** `GET /history/:uid/:documentId/:version`: where a version differs from the entry as it is now. */
export async function answerComparison(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = await openEntry(strapi, ctx);
  const version = await openVersion(strapi, ctx, entry);
  const permissions = permissionsOf(strapi, ctx, entry.uid);
  const isReadable = ({ field }: Difference) => permissions.may('read', entry.row, field);
  const differences = await compare(strapi, entry.uid, version.snapshot, entry.snapshot);
  ctx.body = { differences: differences.filter(isReadable) };
}

/**
 * `POST /history/:uid/:documentId/:version/restore`: makes the entry what it was. Of a type with
 * drafts the draft only: visitors see it when somebody publishes it.
 */
export async function restoreVersion(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const entry = await openEntry(strapi, ctx);
  const version = await openVersion(strapi, ctx, entry);
  const permissions = permissionsOf(strapi, ctx, entry.uid);
  if (!permissions.may('update', entry.row)) throw new errors.ForbiddenError();
  const { data, missing } = await toRestorable(strapi, version);
  const allowed = await permissions.toUpdate(entry.row, data);
  const differences = await compare(strapi, entry.uid, version.snapshot, entry.snapshot);
  const changed = new Set(differences.map(({ field }) => field.split('.', 1)[0] ?? field));
  const skipped = [...changed].filter((name) => !isDeepStrictEqual(allowed[name], data[name]));
  for (const [name, { type }] of attributesOf(strapi, entry.uid)) {
    // It is stored as it is sent: what this role may not write of it would be lost.
    const isPart = type === 'component' && !isDeepStrictEqual(allowed[name], data[name]);
    if (isPart) delete allowed[name];
    const isLink = type === 'relation' && name in allowed && !hasDrafts(strapi, entry.uid);
    if (isLink) allowed[name] = changeOfLinks(allowed[name], entry.snapshot[name]);
  }
  await documentsOf(strapi, entry.uid).update({
    documentId: entry.documentId,
    data: { ...allowed, updatedBy: userIdOf(ctx) },
  });
  ctx.body = { missing, skipped: skipped.map((field) => labelOf(entry.uid, field)) };
}

/**
 * The links that a version has and the entry does not, and the other way round. Of an entry without drafts no
 * others are written: a link that only the draft of the other entry has would be published. One that has been
 * removed since is written for both, since a version does not say which it had.
 */
function changeOfLinks(restored: unknown, now: unknown) {
  const [then, today] = [isRecord(restored) ? listOf(restored.set) : [], listOf(now)];
  return {
    connect: then.filter((id) => !today.includes(id)),
    disconnect: today.filter((id) => !then.includes(id)),
  };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

async function openVersion(
  strapi: Core.Strapi,
  ctx: Context,
  { uid, documentId }: { uid: string; documentId: string },
): Promise<Version> {
  const id = Number(ctx.params.version);
  const where = { id, entryType: uid, entryId: documentId };
  const version = Number.isInteger(id) ? await findVersion(strapi, where) : null;
  if (!version) throw new errors.NotFoundError();
  return version;
}
