import type { Core } from '@strapi/strapi';
import { isWaiting } from './channel';
import { CHANNELS } from './channels';

export type OutboxCounts = {
  /** Records that nobody was told about yet. */
  waiting: number;
  /** Seconds since the oldest of them was sent; `null`: none is waiting. */
  oldestSeconds: number | null;
};

/** What the outbox has still to announce, in all its channels. */
export async function countOutbox(strapi: Core.Strapi): Promise<OutboxCounts> {
  let waiting = 0;
  let oldest: number | null = null;
  for (const channel of CHANNELS) {
    for (const uid of channel.uids) {
      const where = isWaiting(channel);
      const rows = strapi.db.query(uid);
      waiting += await rows.count({ where });
      const first = await rows.findOne({
        where,
        orderBy: { createdAt: 'asc' },
        select: ['createdAt'],
      });
      if (first) oldest = Math.min(oldest ?? Infinity, new Date(first.createdAt).getTime());
    }
  }
  const oldestSeconds =
    oldest === null ? null : Math.max(0, Math.round((Date.now() - oldest) / 1000));
  return { waiting, oldestSeconds };
}
