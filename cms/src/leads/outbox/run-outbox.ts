import type { Core } from '@strapi/strapi';
import { errorMessage } from '../../error-message';
import type { Row } from '../lead-types';
import type { Channel, Outcome } from './channel';
import { longestDelayMs, retryDelayMs } from './delays';

const BATCH_SIZE = 20;
/** A mail service allows a few messages a second. */
const CONCURRENCY = 2;

/** Announces what is due in a channel, oldest first. One record's failure stops no other. */
export async function runChannel(strapi: Core.Strapi, channel: Channel): Promise<void> {
  for (const uid of channel.uids) await announceDue(strapi, channel, uid);
}

async function announceDue(strapi: Core.Strapi, channel: Channel, uid: string): Promise<void> {
  const due: Row[] = await strapi.db.query(uid).findMany({
    where: isDue(channel),
    orderBy: { [channel.nextAt]: 'asc' },
    limit: BATCH_SIZE,
  });
  const next = async () => {
    for (let row = due.shift(); row; row = due.shift()) await announce(strapi, channel, uid, row);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}

async function announce(
  strapi: Core.Strapi,
  channel: Channel,
  uid: string,
  row: Row,
): Promise<void> {
  if (!(await claim(strapi, channel, uid, row))) return;
  const outcome = await deliver(strapi, channel, uid, row);
  await settle(strapi, channel, uid, row.documentId, outcome);
}

/**
 * Of several copies of the service one moves the record to its next attempt, and makes this one. A
 * copy that dies meanwhile leaves a record that is tried again at that moment.
 */
async function claim(
  strapi: Core.Strapi,
  channel: Channel,
  uid: string,
  row: Row,
): Promise<boolean> {
  const made = Number(row[channel.attempts] ?? 0);
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: row.id, [channel.attempts]: row[channel.attempts] ?? null, ...isDue(channel) },
    data: {
      [channel.attempts]: made + 1,
      [channel.nextAt]: new Date(Date.now() + retryDelayMs(made + 1)),
    },
  });
  return count > 0;
}

async function deliver(
  strapi: Core.Strapi,
  channel: Channel,
  uid: string,
  row: Row,
): Promise<Outcome> {
  try {
    return await channel.deliver(strapi, uid, row);
  } catch (error) {
    const reason = errorMessage(error);
    const attempt = Number(row[channel.attempts] ?? 0) + 1;
    const { documentId: record } = row;
    strapi.log.warn(`Not handed on (${channel.name}), attempt ${attempt}: ${reason}`, {
      event: 'outbox-failed',
      record,
    });
    return 'later';
  }
}

/** Notes what became of an attempt; returns how many records it changed. */
export async function settle(
  strapi: Core.Strapi,
  { doneAt, nextAt }: Pick<Channel, 'doneAt' | 'nextAt'>,
  uid: string,
  documentId: string,
  outcome: Outcome,
): Promise<number> {
  if (outcome === 'later') return 0;
  const { count } = await strapi.db.query(uid).updateMany({
    where: { documentId, [doneAt]: null },
    data: { [nextAt]: null, ...(outcome === 'done' && { [doneAt]: new Date() }) },
  });
  return count;
}

function isDue({ doneAt, nextAt }: Channel) {
  const now = Date.now();
  // No delay is as long as that: the clock was set back.
  const never = new Date(now + longestDelayMs());
  return {
    [doneAt]: null,
    $or: [{ [nextAt]: { $lte: new Date(now) } }, { [nextAt]: { $gt: never } }],
  };
}
