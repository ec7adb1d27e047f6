import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { editedRow } from '../models';
import { permissionsOf } from '../staff';
import { readEntry, type Snapshot } from './snapshots';
import { isVersioned } from './versioned-types';

/**
 * The entry that a request is about, as staff edit it.
 *
 * @throws NotFoundError for what has no versions.
 * @throws ForbiddenError for an entry that this member of staff may not read.
 */
export async function openEntry(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<{
  uid: string;
  documentId: string;
  row: Record<string, unknown>;
  snapshot: Snapshot;
}> {
  const { uid = '' } = ctx.params;
  if (!isVersioned(strapi, uid)) throw new errors.NotFoundError();
  const entry = await readEntry(strapi, uid, editedRow(strapi, uid, ctx.params.documentId));
  if (!entry) throw new errors.NotFoundError();
  if (!permissionsOf(strapi, ctx, uid).may('read', entry.row)) throw new errors.ForbiddenError();
  return { uid, documentId: String(entry.row.documentId), ...entry };
}
