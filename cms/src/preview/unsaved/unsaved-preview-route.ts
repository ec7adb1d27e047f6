import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { bodyOf } from '../../body-of';
import { REVISION } from '../../editing/revisions';
import { openEntry } from '../../history/access';
import { isRecord } from '../../is-record';
import { mayMoveEntries } from '../../menu-tree/access';
import { screenOf, urlAtPart } from '../../site-address/screens';
import { isScreenThere } from '../../site-address/site-pages';
import { permissionsOf, userIdOf } from '../../staff';
import { adminUrl, entryUrl, signPreviewLink } from '../preview-link';
import { UNSAVED_TYPES } from '../previewed-types';
import { MENU_TREE, storeChange, type UnsavedChange } from './change-table';
import { withChange } from './with-change';

const NEW = 'create';
const MAX_CHARACTERS = 256 * 1024;
const TOO_LONG = 'This is too long for a preview.';
const NOWHERE = 'No screen of the site shows this.';
const NOT_THERE = 'The site has no screen for this yet: nothing is published there.';
const HOUR_MS = 3_600_000;
/** Longer than a link opens, and what it opened stays open (two hours). */
const CHANGE_TTL_MS = 3 * HOUR_MS;
const SHARED_CHANGE_TTL_MS = 27 * HOUR_MS;

type Change = Pick<UnsavedChange, 'entryType' | 'entryId' | 'data'>;

/**
 * `POST /unsaved-preview/:uid/:documentId` (`create`: of a new entry) with `values`, the changed fields
 * of the form; `key`, of the answer to an earlier request of this form; and `isShared`, for a link that
 * opens for a day. Answers with `key`, and with `url`, a link to the site that shows the content as if
 * the form were saved.
 *
 * @throws ForbiddenError for what this member of staff may not save.
 * @throws ValidationError for what a save would refuse.
 */
export async function openUnsavedPreview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid = '', documentId = '' } = ctx.params;
  if (!UNSAVED_TYPES.includes(uid)) throw new errors.NotFoundError();
  const { row, change } = await changeOf(strapi, ctx, valuesOf(ctx));
  const entry = { ...row, ...change.data };
  const path = screenOf(uid, entry);
  if (path === null) throw new errors.ValidationError(NOWHERE);
  if ((await isScreenThere(strapi, path)) === false) throw new errors.ValidationError(NOT_THERE);
  const link = await linkTo(strapi, ctx, change, { path, entry: entryUrl(uid, documentId) });
  // The part of the screen stays in the address when the site leads on to the page.
  ctx.body = { ...link, url: link.url && urlAtPart(new URL(link.url), uid, entry) };
}

/**
 * `POST /unsaved-preview/menu-tree`, the same for `moves` among the `values`: the home page, as if the
 * entries of the menu had been moved.
 */
export async function openUnsavedTree(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!mayMoveEntries(strapi, ctx)) throw new errors.ForbiddenError();
  const data = { moves: valuesOf(ctx).moves };
  const change = { entryType: MENU_TREE, entryId: null, data };
  ctx.body = await linkTo(strapi, ctx, change, { path: '/', entry: adminUrl('/menu-tree') });
}

async function linkTo(
  strapi: Core.Strapi,
  ctx: Context,
  change: Change,
  shown: { path: string; entry: string },
): Promise<{ key: string; url: string | null }> {
  await withChange(strapi, change, async () => null);
  const { key, isShared: sent } = bodyOf(ctx);
  const isShared = sent === true;
  const ttl = isShared ? SHARED_CHANGE_TTL_MS : CHANGE_TTL_MS;
  const stored = await storeChange(strapi, {
    ...change,
    key: typeof key === 'string' && !isShared ? key : null,
    userId: userIdOf(ctx) ?? 0,
    isShared,
    expiresAt: new Date(Date.now() + ttl),
  });
  const url = await signPreviewLink({ ...shown, status: 'published', change: stored, isShared });
  return { key: stored, url };
}

/** What is in the form. */
function valuesOf(ctx: Context): Record<string, unknown> {
  const { values: sent } = bodyOf(ctx);
  const values = isRecord(sent) ? sent : {};
  if (JSON.stringify(values).length > MAX_CHARACTERS) throw new errors.ValidationError(TOO_LONG);
  return values;
}

/** What the form would save, as far as this member of staff may, and the entry as it is stored. */
async function changeOf(
  strapi: Core.Strapi,
  ctx: Context,
  values: Record<string, unknown>,
): Promise<{ row: Record<string, unknown>; change: Change }> {
  const { uid: entryType = '' } = ctx.params;
  const { may, toCreate, toUpdate } = permissionsOf(strapi, ctx, entryType);
  if (ctx.params.documentId === NEW) {
    if (!may('create')) throw new errors.ForbiddenError();
    const data = withoutRevision(await toCreate(values));
    return { row: {}, change: { entryType, entryId: null, data } };
  }
  const { documentId, row } = await openEntry(strapi, ctx);
  if (!may('update', row)) throw new errors.ForbiddenError();
  const data = withoutRevision(await toUpdate(row, values));
  return { row, change: { entryType, entryId: documentId, data } };
}

/** A preview overwrites nothing, also where a colleague has saved meanwhile. */
function withoutRevision({ [REVISION]: _, ...data }: Record<string, unknown>) {
  return data;
}
