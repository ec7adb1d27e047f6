import type { Row } from '../lead-types';
import { unsubscribeLink } from './subscriber-links';

/** What a mailing service needs to know of a subscriber beside the address. */
export const SUBSCRIBER_HEAD = ['Confirmed', 'Unsubscribe link'];

/** `not asked`: subscribed while nobody was asked to confirm. */
export async function subscriberCells(row: Row, format: Intl.DateTimeFormat): Promise<string[]> {
  const wasAsked = Boolean(row.inviteNextAt ?? row.inviteAttempts);
  const unconfirmed = wasAsked ? 'no' : 'not asked';
  const confirmed = row.confirmedAt
    ? format.format(new Date(String(row.confirmedAt)))
    : unconfirmed;
  return [confirmed, await unsubscribeLink(String(row.email ?? ''))];
}
