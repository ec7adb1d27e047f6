import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { textOf } from '../../editing/writes';
import { isRecord } from '../../is-record';
import { LEAD_UIDS, type LeadUid } from '../lead-types';

export type Action = 'read' | 'update' | 'delete';

/** Whether the member of staff may do something with the records of a type, by their role. */
export function may(strapi: Core.Strapi, ctx: Context, action: Action, uid: string): boolean {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ctx.state.userAbility, model: uid });
  return checker.can[action]();
}

/** The kinds of leads that the member of staff may read. */
export function readableLeads(strapi: Core.Strapi, ctx: Context): LeadUid[] {
  return LEAD_UIDS.filter((uid) => may(strapi, ctx, 'read', uid));
}

/** The name by which colleagues know a member of staff. */
export function nameOf(user: unknown): string {
  if (!isRecord(user)) return '';
  const name = `${textOf(user.firstname)} ${textOf(user.lastname)}`.trim();
  return name || textOf(user.username) || textOf(user.email);
}
