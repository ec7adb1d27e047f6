import 'server-only';
import { createHash } from 'node:crypto';
import { RedisLink } from './redis-link';
import { shared } from './shared-state';

/** The Redis of `REDIS_URL`; `null` where none is set. */
export const redis = shared('redis', () => {
  const { REDIS_URL, SITE_URL = '', CONTENT_API_URL = '' } = process.env;
  if (!REDIS_URL) return null;
  const site = createHash('sha256').update(`${SITE_URL} ${CONTENT_API_URL}`).digest('hex');
  return new RedisLink(REDIS_URL, `site:${site.slice(0, 12)}:`);
});
