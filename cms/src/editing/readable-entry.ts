import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { permissionsOf } from '../staff';
import type { Entry } from './file-uses';

/** What a sentence says instead of a name: authors do not see what colleagues have not published. */
export const UNREADABLE = 'an entry that you may not open';

/** The first of these entries that a member of staff may read, and so may be told of. */
export function findReadable(
  strapi: Core.Strapi,
  ctx: Context,
  entries: readonly Entry[],
): Entry | undefined {
  return entries.find(({ uid, row }) => permissionsOf(strapi, ctx, uid).may('read', row));
}
