import type { Core } from '@strapi/strapi';
import { errorMessage } from '../../error-message';
import type { Row } from '../lead-types';
import { type Channel, isWaiting, type Outcome } from './channel';
import { CLAIM_MS, longestDelayMs, retryDelayMs } from './delays';

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
  if (outcome === 'later') await postpone(strapi, channel, uid, row);
  else await settle(strapi, channel, uid, row.documentId, outcome);
}

/**
 * Of several copies of the service one claims the record, and announces it. Where it dies meanwhile,
 * the record is due again when the claim has run out.
 */
async function claim(
  strapi: Core.Strapi,
  channel: Channel,
  uid: string,
  row: Row,
): Promise<boolean> {
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: row.id, [channel.attempts]: row[channel.attempts] ?? null, ...isDue(channel) },
    data: {
      [channel.attempts]: attemptOf(channel, row),
      [channel.nextAt]: new Date(Date.now() + CLAIM_MS),
    },
  });
  return count > 0;
}

/** The number of the attempt that is made of a record, as it was read before the claim. */
function attemptOf({ attempts }: Channel, row: Row): number {
  return Number(row[attempts] ?? 0) + 1;
}

async function postpone(
  strapi: Core.Strapi,
  channel: Channel,
  uid: string,
  row: Row,
): Promise<void> {
  const attempt = attemptOf(channel, row);
  await strapi.db.query(uid).updateMany({
    // Unless it was settled meanwhile, or the claim has run out and another copy has it.
    where: {
      id: row.id,
      [channel.attempts]: attempt,
      ...isWaiting(channel),
    },
    data: { [channel.nextAt]: new Date(Date.now() + retryDelayMs(attempt)) },
  });
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
    const attempt = attemptOf(channel, row);
    const { documentId: record } = row;
    strapi.log.warn(`Not handed on (${channel.name}), attempt ${attempt}: ${reason}`, {
      event: 'outbox-failed',
      record,
    });
    return 'later';
  }
}

/** Notes that a record needs no further attempt; returns how many records it changed. */
export async function settle(
  strapi: Core.Strapi,
  { doneAt, nextAt }: Pick<Channel, 'doneAt' | 'nextAt'>,
  uid: string,
  documentId: string,
  outcome: Exclude<Outcome, 'later'>,
): Promise<number> {
  const { count } = await strapi.db.query(uid).updateMany({
    where: { documentId, [doneAt]: null },
    data: { [nextAt]: null, ...(outcome === 'done' && { [doneAt]: new Date() }) },
  });
  return count;
}

function isDue(channel: Channel) {
  const { nextAt } = channel;
  const now = Date.now();
  // No delay is as long as that: the clock was set back.
  const never = new Date(now + longestDelayMs());
  return {
    ...isWaiting(channel),
    $or: [{ [nextAt]: { $lte: new Date(now) } }, { [nextAt]: { $gt: never } }],
  };
}
