import type { Core } from '@strapi/strapi';
import { isLeadUid, NEWSLETTER } from '../lead-types';
import { readLeadSettings } from '../settings/read-settings';
import { FORWARD, INVITE, NOTIFY } from './channel';
import { firstDelayMs } from './delays';

/** What a new record begins with, so that the outbox knows whom to tell. */
export async function beginOutbox(strapi: Core.Strapi, uid: string): Promise<Record<string, Date>> {
  const settings = await readLeadSettings(strapi);
  const now = new Date();
  if (uid === NEWSLETTER) return settings.asksSubscribers ? { [INVITE.nextAt]: now } : {};
  if (!isLeadUid(uid)) return {};
  return {
    [NOTIFY.nextAt]: new Date(now.getTime() + firstDelayMs()),
    ...(settings.webhookUrl !== null && { [FORWARD.nextAt]: now }),
  };
}
