import { ServerResponse } from 'node:http';

/**
 * Corrects three headers of the framework. It says how long a shared cache may store a page, and nothing
 * to browsers, which must ask. Its ETag is that of the uncompressed bytes, so it is a weak one (RFC 9110,
 * 8.8.1). And it writes the target of a redirect twice into the response to the request that rendered
 * it: while it renders, and from what it then caches.
 */
export class SiteResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const isStrong = name.toLowerCase() === 'etag' && String(value).startsWith('"');
    if (name.toLowerCase() === 'cache-control') {
      // Nothing is asked for again behind a stale page, so none is promised.
      const [sharedAge] = /^s-maxage=\d+/.exec(String(value)) ?? [];
      if (sharedAge) return super.setHeader(name, `public, max-age=0, ${sharedAge}`);
    }
    return super.setHeader(name, isStrong ? `W/${value}` : value);
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return name === 'location' ? this.setHeader(name, value) : super.appendHeader(name, value);
  }
}
