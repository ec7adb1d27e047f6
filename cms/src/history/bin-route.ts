import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { withTodaysDetails } from '../editing/contact-details';
import { takeLock } from '../locks';
import { documentsOf, findContentType } from '../models';
import { REDIRECT } from '../redirects/guard-redirects';
import { permissionsOf, userIdOf } from '../staff';
import { awaitTargets, relink } from './incoming';
import { BIN_DAYS, emptyBin } from './limits';
import { refuseLoss, refuseLostLinks } from './refuse-loss';
import { toRestorable } from './restorable';
import { deleteVersions, findVersion, listVersions, type VersionLine } from './version-table';
import { isVersioned } from './versioned-types';

const DAY_MS = 86_400_000;
const IS_BACK = 'This entry was brought back already.';
const IS_THERE = 'There can be only one of these, and a new one exists. Delete that one first.';

type Creators = ReadonlyMap<number, { id: number }>;

/** `GET /bin`: the deleted entries that this member of staff may bring back, the newest first. */
export async function answerBin(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await emptyBin(strapi);
  const deleted = await listVersions(strapi, { kind: 'deleted' });
  const creators = await findCreators(strapi, deleted);
  ctx.body = {
    entries: deleted
      .filter((version) => mayBringBack(strapi, ctx, version, creators))
      .map((version) => ({
        id: version.id,
        uid: version.entryType,
        type: findContentType(strapi, version.entryType)?.info.displayName,
        title: version.title,
        deletedBy: version.authorName,
        deletedAt: version.createdAt,
        until: new Date(Date.parse(version.createdAt) + BIN_DAYS * DAY_MS),
        wasPublished: version.deleted?.wasPublished ?? false,
      })),
  };
}

/**
 * `POST /bin/:version/restore`: brings a deleted entry back with its earlier versions and with the
 * links that led to it; as a draft, where its type has drafts.
 *
 * @throws ValidationError where it would come back with less than it had, since what is not brought back is gone.
 */
export async function bringBack(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const id = Number(ctx.params.version);
  const version = Number.isInteger(id) ? await findVersion(strapi, { id, kind: 'deleted' }) : null;
  const creators = await findCreators(strapi, version ? [version] : []);
  if (!version || !mayBringBack(strapi, ctx, version, creators)) throw new errors.NotFoundError();
  const { entryType: uid, entryId: documentId, deleted } = version;
  const { data, missing } = await toRestorable(strapi, version);
  const allowed = await permissionsOf(strapi, ctx, uid).toCreate(data);
  refuseLoss(strapi, uid, data, allowed);
  const createdBy = creatorOf(version, creators)?.id ?? userIdOf(ctx);
  await strapi.db.transaction(async () => {
    // Before any row, as all do that write pages: one may have led to this entry.
    await takeLock(strapi, REDIRECT);
    // First, and in the transaction: of two requests at once only one finds it.
    if ((await deleteVersions(strapi, { id })) === 0) throw new errors.NotFoundError(IS_BACK);
    await refuseSecond(strapi, uid, documentId);
    await documentsOf(strapi, uid).create({
      data: {
        ...(await withTodaysDetails(strapi, uid, allowed)),
        documentId,
        createdBy,
        updatedBy: userIdOf(ctx),
      },
    });
    // The day of an article is shown; it is not the day it came back.
    if (deleted) {
      const createdAt = new Date(deleted.entryCreatedAt);
      await strapi.db.query(uid).updateMany({ where: { documentId }, data: { createdAt } });
    }
    const mayChange = (source: string, entry: unknown, field: string) =>
      permissionsOf(strapi, ctx, source).may('update', entry, field);
    const incoming = deleted?.incoming ?? [];
    const lost = await relink(strapi, incoming, documentId, userIdOf(ctx), mayChange);
    refuseLostLinks(strapi, lost);
    await awaitTargets(strapi, version, allowed);
  });
  ctx.body = { uid, documentId, missing };
}

/** An entry is there once, and that of a single type is the only one. */
async function refuseSecond(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  if ((await strapi.db.query(uid).count({ where: { documentId } })) > 0) {
    throw new errors.ValidationError(IS_BACK);
  }
  if (findContentType(strapi, uid)?.kind !== 'singleType') return;
  if ((await strapi.db.query(uid).count({})) > 0) throw new errors.ValidationError(IS_THERE);
}

/** The members of staff who created deleted entries, as conditions of roles ask for them; none whose account was deleted since. */
async function findCreators(
  strapi: Core.Strapi,
  versions: readonly VersionLine[],
): Promise<Creators> {
  const ids = versions.flatMap(({ deleted }) => deleted?.creatorId ?? []);
  const users: { id: number }[] = await strapi.db.query('admin::user').findMany({
    where: { id: { $in: [...new Set(ids)] } },
    populate: { roles: true },
  });
  return new Map(users.map((user) => [user.id, user]));
}

function creatorOf({ deleted }: VersionLine, creators: Creators) {
  return creators.get(deleted?.creatorId ?? 0);
}

function mayBringBack(
  strapi: Core.Strapi,
  ctx: Context,
  version: VersionLine,
  creators: Creators,
): boolean {
  if (!isVersioned(strapi, version.entryType)) return false;
  const { may } = permissionsOf(strapi, ctx, version.entryType);
  // Authors read their own entries only, deleted ones too.
  return may('create') && may('read', { createdBy: creatorOf(version, creators) });
}
