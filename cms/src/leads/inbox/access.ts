import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mayReadAll } from '../../forms/access';
import { LEAD_UIDS, type LeadUid } from '../lead-types';

/** The kinds of leads that the member of staff may read. */
export function readableLeads(strapi: Core.Strapi, ctx: Context): LeadUid[] {
  return LEAD_UIDS.filter((uid) => mayReadAll(strapi, ctx, uid));
}
