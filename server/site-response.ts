import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { withoutSearch } from '@/lib/routing/without-search';
import { CSP, FILE_CSP } from './csp';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Route handlers that only take what is sent to them, and those that are read as well; the others are read only. */
const POSTED = /^\/api\/(?:notify|preview\/leave|vitals)$/;
const READ_AND_POSTED = /^\/api\/newsletter\/[^/]+$/;

/**
 * Corrects four headers of the framework. It says how long a shared cache may store a page, and nothing
 * to browsers, which must ask. Its ETag is that of the uncompressed bytes, so it is a weak one (RFC 9110,
 * 8.8.1); it answers 304 to who has it, also instead of a 404 or a redirect (13.2.1), and all redirects have the
 * same. And it writes the target of a redirect twice into the response to the request that rendered
 * it: while it renders, and from what it then caches. Where it refuses a method, it names no other (RFC 9110,
 * 15.5.6). What has no policy gets that of files. A connection whose request was answered before it had been
 * read is closed.
 */
export class SiteResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const isEtag = name.toLowerCase() === 'etag';
    const isStrong = isEtag && String(value).startsWith('"');
    // It reads the condition next.
    if (isEtag && this.statusCode !== 200) delete this.req.headers['if-none-match'];
    if (name.toLowerCase() === 'cache-control') {
      // Nothing is asked for again behind a stale page, so none is promised.
      const [sharedAge] = /^s-maxage=\d+/.exec(String(value)) ?? [];
      if (sharedAge) return super.setHeader(name, `public, max-age=0, ${sharedAge}`);
    }
    return super.setHeader(name, isStrong ? `W/${value}` : value);
  }

  override writeHead(status: number, ...rest: [string?, Headers?] | [Headers?]): this {
    // A document has its own by now, and what is sent from a cache or from files names it here.
    if (rest.length === 0 && !this.hasHeader(CSP)) this.setHeader(CSP, FILE_CSP);
    if (status === 405 && !this.hasHeader('Allow')) {
      this.setHeader('Allow', methodsOf(withoutSearch(this.req.url ?? '/')));
    }
    // Nobody reads what is still on its way: the next request of this connection would wait behind it.
    if (isUnread(this.req)) this.shouldKeepAlive = false;
    Reflect.apply(super.writeHead, this, [status, ...rest]);
    return this;
  }

  override appendHeader(name: string, value: string | readonly string[]): this {
    return name === 'location' ? this.setHeader(name, value) : super.appendHeader(name, value);
  }
}

/** As the framework lists them in its answer to OPTIONS. */
function methodsOf(path: string): string {
  if (POSTED.test(path)) return 'OPTIONS, POST';
  return READ_AND_POSTED.test(path) ? 'GET, HEAD, OPTIONS, POST' : 'GET, HEAD, OPTIONS';
}

/** Whether a request has a body of which a part has not arrived. */
function isUnread({ headers, complete }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete;
}
