import { ServerResponse } from 'node:http';
import { SHARED_MAX_AGE } from '@/lib/server/ops/next-internals';

/**
 * Corrects two headers of the framework. It lets browsers show a page for a year after it has
 * changed: `stale-while-revalidate` is meant for the caches in front, and these ask soon enough.
 * And it writes the target of a redirect twice into the response to the request that rendered it:
 * while it renders, and from what it then caches.
 */
export class SiteResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const isCacheControl = name.toLowerCase() === 'cache-control';
    const sharedMaxAge = isCacheControl ? SHARED_MAX_AGE.exec(String(value))?.[0] : undefined;
    return super.setHeader(name, sharedMaxAge ? `public, max-age=0, ${sharedMaxAge}` : value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return name === 'location' ? this.setHeader(name, value) : super.appendHeader(name, value);
  }
}
