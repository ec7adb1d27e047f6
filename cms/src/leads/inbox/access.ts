import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { permissionsOf } from '../../staff';
import { LEAD_UIDS, type LeadUid } from '../lead-types';

/** The kinds of leads that the member of staff may read. */
export function readableLeads(strapi: Core.Strapi, ctx: Context): LeadUid[] {
  return LEAD_UIDS.filter((uid) => permissionsOf(strapi, ctx, uid).may('read'));
}
