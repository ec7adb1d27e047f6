import 'server-only';
import { redis } from '@/lib/server/ops/redis';
import { shared } from '@/lib/server/ops/shared-state';
import { ChangeQueue } from './change-queue';
import { Copies } from './copies';
import { expiry } from './expiry';

/** Begins to share the time of the expiry with the other copies, or begins a time of its own. */
export async function joinCopies(): Promise<void> {
  await copies()?.open();
  if (!redis()?.isUp) expiry().advance(expiry().nextTime());
}

/** Applies the changes of content in this copy. */
export const changeQueue = shared('changeQueue', () => new ChangeQueue(expiry()));

/** The copies of this site; `null` without `REDIS_URL`. */
export const copies = shared('copies', () => {
  const link = redis();
  return link && new Copies(link, expiry(), changeQueue());
});
