import type { Core } from '@strapi/strapi';
import { NEWSLETTER } from '../lead-types';
import { readSubscriberToken } from './subscriber-links';

/**
 * Confirms a subscription, or deletes it. Opening the link again changes nothing, and says the same.
 *
 * @returns whether the token was ours and for this purpose.
 */
export async function changeSubscription(
  strapi: Core.Strapi,
  token: unknown,
  purpose: unknown,
): Promise<boolean> {
  const link = await readSubscriberToken(token);
  if (!link || link.purpose !== purpose) return false;
  const subscribers = strapi.db.query(NEWSLETTER);
  const where = link.subscriber;
  if (purpose === 'unsubscribe') {
    await subscribers.deleteMany({ where });
    return true;
  }
  await subscribers.updateMany({
    where: { ...where, confirmedAt: null },
    data: { confirmedAt: new Date(), inviteNextAt: null },
  });
  return (await subscribers.count({ where })) > 0;
}
