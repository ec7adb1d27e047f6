import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { bodyOf } from '../body-of';
import { titleOf } from '../editing/views/title-of';
import { openEntry } from '../history/access';
import { isVersioned } from '../history/versioned-types';
import { isRecord } from '../is-record';
import { lockRows } from '../locks';
import { editedRow, findContentType, hasDrafts } from '../models';
import { entryPath } from '../preview/preview-link';
import { permissionsOf, staffName, userIdOf, WITH_CREATOR } from '../staff';
import { addReview, listReviews, type Review } from './review-table';
import { tellStaff } from './tell-staff';

const MAX_COMMENT_LENGTH = 2_000;
const SAID = {
  ready: 'This entry waits for a review already.',
  returned: 'Nobody waits for a review of this entry.',
};

/** `GET /review/:uid/:documentId`: what was said about an entry, and what this member of staff may say. */
export async function answerReview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId, row } = await openEntry(strapi, ctx);
  const { may } = permissionsOf(strapi, ctx, uid);
  ctx.body = {
    hasReviews: hasDrafts(strapi, uid),
    mayAsk: may('update', row),
    mayReturn: may('publish', row),
    reviews: (await listReviews(strapi, { entryType: uid, entryId: documentId })).map(toSpoken),
  };
}

/** `POST /review/:uid/:documentId` with `status` and `comment`: asks for a review, or for changes. */
export async function saveReview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId, row } = await openEntry(strapi, ctx);
  if (!hasDrafts(strapi, uid)) throw new errors.NotFoundError();
  const { status, comment } = bodyOf(ctx);
  if (status !== 'ready' && status !== 'returned') {
    throw new errors.ValidationError('The status is "ready" or "returned".');
  }
  if (typeof comment !== 'string' || comment.length > MAX_COMMENT_LENGTH) {
    throw new errors.ValidationError(`A comment has at most ${MAX_COMMENT_LENGTH} characters.`);
  }
  const { may } = permissionsOf(strapi, ctx, uid);
  if (!may(status === 'ready' ? 'update' : 'publish', row)) throw new errors.ForbiddenError();
  const ofEntry = { entryType: uid, entryId: documentId };
  const { review, askedBy } = await strapi.db.transaction(async () => {
    await lockRows(strapi, uid, editedRow(strapi, uid, documentId));
    const before = await listReviews(strapi, ofEntry);
    // Each is a mail to many: what was said already is not said again.
    const isReady = before[0]?.status === 'ready';
    if (isReady === (status === 'ready')) throw new errors.ValidationError(SAID[status]);
    return {
      askedBy: whoAsked(before),
      review: await addReview(strapi, {
        ...{ ...ofEntry, status, comment: comment.trim() },
        ...{ authorId: userIdOf(ctx), authorName: staffName(ctx.state.user) },
      }),
    };
  });
  // Not waited for: a mail service may take seconds.
  void tellStaff(strapi, review, { ...describe(strapi, uid, row), row }, askedBy);
  await answerReview(strapi, ctx);
}

/**
 * `GET /reviews`: the entries that wait for this member of staff: those that they may publish, and
 * those that they asked for and that were returned. What was returned to somebody who has left waits for those
 * who may publish it.
 */
export async function answerReviews(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ofEntries = new Map<string, [Review, ...Review[]]>();
  for (const review of await listReviews(strapi)) {
    const key = `${review.entryType} ${review.entryId}`;
    const newer = ofEntries.get(key);
    if (newer) newer.push(review);
    else ofEntries.set(key, [review]);
  }
  const asking = await activeStaff(strapi, [...ofEntries.values()].map(whoAsked));
  const waiting: unknown[] = [];
  for (const reviews of ofEntries.values()) {
    const [review] = reviews;
    const { entryType: uid, entryId: documentId, status } = review;
    if (!isVersioned(strapi, uid)) continue;
    const row = await findReviewed(strapi, uid, documentId);
    if (!isRecord(row)) continue;
    const { may } = permissionsOf(strapi, ctx, uid);
    const askedBy = whoAsked(reviews);
    // Where the one who asked has left, nobody else would see that there is something to do.
    const isOfPublishers = status === 'ready' || !asking.has(askedBy);
    const isWaiting = isOfPublishers ? may('publish', row) : askedBy === userIdOf(ctx);
    if (!isWaiting || !may('read', row)) continue;
    const about = describe(strapi, uid, row);
    const adminPath = entryPath(uid, documentId);
    waiting.push({ documentId, adminPath, ...about, ...toSpoken(review) });
  }
  ctx.body = { entries: waiting };
}

/** `GET /returned/:uid`: the entries of a type that this member of staff may see and whose changes were asked for. */
export async function answerReturned(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = ctx.params;
  const { may } = permissionsOf(strapi, ctx, uid);
  const newest = new Map<string, Review>();
  for (const review of await listReviews(strapi, { entryType: uid })) {
    if (!newest.has(review.entryId)) newest.set(review.entryId, review);
  }
  const entries: { documentId: string; title: string }[] = [];
  for (const { entryId: documentId, status } of newest.values()) {
    if (status !== 'returned') continue;
    const row = await findReviewed(strapi, uid, documentId);
    if (isRecord(row) && may('read', row)) entries.push({ documentId, title: titleOf(uid, row) });
  }
  ctx.body = { entries };
}

/** An entry without its blocks: what others are asked about is read, too. */
function findReviewed(strapi: Core.Strapi, uid: string, documentId: string): Promise<unknown> {
  const where = editedRow(strapi, uid, documentId);
  return strapi.db.query(uid).findOne({ where, populate: WITH_CREATOR });
}

/** Those of these members of staff who can log in. */
async function activeStaff(
  strapi: Core.Strapi,
  ids: readonly (number | null)[],
): Promise<ReadonlySet<number | null>> {
  const users: { id: number }[] = await strapi.db.query('admin::user').findMany({
    select: ['id'],
    where: { id: { $in: ids.filter((id) => id !== null) }, isActive: true, blocked: { $ne: true } },
  });
  return new Set(users.map(({ id }) => id));
}

/** Of the reviews of an entry, the newest first. */
function whoAsked(reviews: readonly Review[]): number | null {
  return reviews.find(({ status }) => status === 'ready')?.authorId ?? null;
}

function describe(strapi: Core.Strapi, uid: string, row: Record<string, unknown>) {
  return {
    title: titleOf(uid, row),
    type: findContentType(strapi, uid)?.info.displayName ?? '',
  };
}

function toSpoken({ id, status, comment, authorName, createdAt }: Review) {
  return { id, status, comment, authorName, createdAt };
}
