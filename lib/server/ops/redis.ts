import 'server-only';
import { createHash } from 'node:crypto';
import { RedisLink } from './redis-link';
import { shared } from './shared-state';

declare module './shared-state' {
  interface SharedState {
    redis: RedisLink | null;
  }
}

/** The Redis of `REDIS_URL`; `null` where none is set. */
export function redis(): RedisLink | null {
  const { REDIS_URL, SITE_URL = '', CONTENT_API_URL = '' } = process.env;
  return shared('redis', () => {
    if (!REDIS_URL) return null;
    const site = createHash('sha256').update(`${SITE_URL} ${CONTENT_API_URL}`).digest('hex');
    return new RedisLink(REDIS_URL, `site:${site.slice(0, 12)}:`);
  });
}
