import 'server-only';
import { redis } from '@/lib/server/ops/redis';
import { shared } from '@/lib/server/ops/shared-state';
import { Copies } from './copies';
import { expiry } from './expiry';

/** Begins to share the time of the expiry with the other copies, or begins a time of its own. */
export async function joinCopies(): Promise<void> {
  await copies()?.open();
  if (!redis()?.isUp) expiry().advance(expiry().nextTime());
}

/** The copies of this site; `null` without `REDIS_URL`. */
export const copies = shared('copies', () => {
  const link = redis();
  return link && new Copies(link, expiry());
});
