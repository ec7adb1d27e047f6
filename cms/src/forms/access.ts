import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { VISITOR_FIELDS } from '../leads/lead-types';
import { permissionsOf } from '../staff';
import { STAFF_FIELDS } from './guard-submissions';

/**
 * Whether a member of staff may read everything that visitors sent with a form. Our lists and exports show
 * all of it, so they are not for a role that may read some of the records or fields only.
 */
export function mayReadAll(strapi: Core.Strapi, ctx: Context, uid: string): boolean {
  return mayAll(strapi, ctx, uid, 'read', [...VISITOR_FIELDS, ...STAFF_FIELDS]);
}

/** Whether a member of staff may write all that staff add to each record of a form. */
export function mayFollowUp(strapi: Core.Strapi, ctx: Context, uid: string): boolean {
  return mayAll(strapi, ctx, uid, 'update', STAFF_FIELDS);
}

function mayAll(
  strapi: Core.Strapi,
  ctx: Context,
  uid: string,
  action: 'read' | 'update',
  names: readonly string[],
): boolean {
  const { may } = permissionsOf(strapi, ctx, uid);
  const { attributes } = strapi.db.metadata.get(uid);
  // A rule with a condition does not hold for a record that has nothing.
  return names.every((name) => !(name in attributes) || may(action, {}, name));
}
