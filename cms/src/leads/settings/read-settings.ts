import type { Core } from '@strapi/strapi';
import { isRecord } from '../../is-record';
import { textOf } from '../../text-of';

export const LEAD_SETTINGS = 'api::lead-setting.lead-setting';

export type LeadSettings = {
  /** Where each lead is sent beside the mail; `null`: nowhere. */
  webhookUrl: string | null;
  webhookSecret: string;
  /** Records are deleted after so many months; `null`: never. */
  deleteAfterMonths: number | null;
  /** Whether a new subscriber is asked by mail first. */
  asksSubscribers: boolean;
  /** Of the times in exports; `null`: that of the member of staff. */
  timeZone: string | null;
};

/** What the organization has decided about leads; everything is off until it has. */
export async function readLeadSettings(strapi: Core.Strapi): Promise<LeadSettings> {
  const row: unknown = await strapi.db.query(LEAD_SETTINGS).findOne({});
  const settings = isRecord(row) ? row : {};
  const months = Number(settings.deleteAfterMonths);
  return {
    webhookUrl: textOf(settings.webhookUrl) || null,
    webhookSecret: textOf(settings.webhookSecret),
    deleteAfterMonths: months > 0 ? months : null,
    asksSubscribers: settings.asksSubscribers === true,
    timeZone: textOf(settings.timeZone) || null,
  };
}
