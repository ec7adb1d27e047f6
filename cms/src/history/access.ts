import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isRecord } from '../is-record';
import { readEntry, type Snapshot } from './snapshots';
import { editedRow, isVersioned } from './versioned-types';

type Action = 'read' | 'create' | 'update' | 'publish';

/** What a member of staff may do with a type or an entry, as their role says. */
export function permissionsOf(strapi: Core.Strapi, ctx: Context, uid: string) {
  const checkers = strapi.plugin('content-manager').service('permission-checker');
  const checker = checkers.create({ userAbility: ctx.state.userAbility, model: uid });
  return {
    may: (action: Action, entry?: unknown, field?: string): boolean =>
      checker.can[action](entry, field),
    toCreate: (data: unknown): Promise<Record<string, unknown>> =>
      checker.sanitizeCreateInput(data),
    toUpdate: (entry: unknown, data: unknown): Promise<Record<string, unknown>> =>
      checker.sanitizeUpdateInput(entry)(data),
  };
}

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

export function userIdOf(ctx: Context): number | null {
  return isRecord(ctx.state.user) ? Number(ctx.state.user.id) : null;
}
