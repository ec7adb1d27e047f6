import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { VISITOR_FIELDS } from '../leads/lead-types';
import { permissionsOf } from '../staff';
import { STAFF_FIELDS } from './guard-submissions';

/**
 * Whether a member of staff may read everything that visitors sent with a form. Our lists and exports show
 * all of it, so they are not for a role that may read some of the records or fields only: a rule with a condition
 * does not hold for a record that has nothing.
 */
export function mayReadAll(strapi: Core.Strapi, ctx: Context, uid: string): boolean {
  const { may } = permissionsOf(strapi, ctx, uid);
  return shownFields(strapi, uid).every((name) => may('read', {}, name));
}

/** Whether a member of staff may read all of each record of a form, and write all that staff add to it. */
export function mayFollowUp(strapi: Core.Strapi, ctx: Context, uid: string): boolean {
  const { may } = permissionsOf(strapi, ctx, uid);
  const mayWrite = present(strapi, uid, STAFF_FIELDS).every((name) => may('update', {}, name));
  // Each change is answered with the whole record.
  return mayWrite && mayReadAll(strapi, ctx, uid);
}

/** The fields of a record that our lists show. */
export function shownFields(strapi: Core.Strapi, uid: string): string[] {
  return present(strapi, uid, [...VISITOR_FIELDS, ...STAFF_FIELDS]);
}

function present(strapi: Core.Strapi, uid: string, names: readonly string[]): string[] {
  const { attributes } = strapi.db.metadata.get(uid);
  return names.filter((name) => name in attributes);
}
