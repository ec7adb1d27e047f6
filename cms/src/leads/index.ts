import type { Core } from '@strapi/strapi';
import { addLeadFields } from './fields';
import { startOutbox } from './outbox/start-outbox';
import { guardLeadSettings } from './settings/guard-settings';

export function registerLeads(strapi: Core.Strapi): void {
  addLeadFields(strapi);
  guardLeadSettings(strapi);
}

export function startLeads(strapi: Core.Strapi): void {
  startOutbox(strapi);
}
