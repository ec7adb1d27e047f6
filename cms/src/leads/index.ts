import type { Core } from '@strapi/strapi';
import { addLeadFields } from './fields';
import { followOwners } from './inbox/owners';
import { offerLeads } from './inbox/routes';
import { startOutbox } from './outbox/start-outbox';
import { deleteNotesWithRecords } from './privacy/delete-records';
import { startRetention } from './privacy/retention';
import { offerPersonalData } from './privacy/routes';

export function registerLeads(strapi: Core.Strapi): void {
  addLeadFields(strapi);
  deleteNotesWithRecords(strapi);
  offerLeads(strapi);
  offerPersonalData(strapi);
}

export async function startLeads(strapi: Core.Strapi): Promise<void> {
  await followOwners(strapi);
  startOutbox(strapi);
  startRetention(strapi);
}
