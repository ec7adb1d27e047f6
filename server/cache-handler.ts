// The framework's `cacheHandler`: rendered pages that expire by tag. See docs/decisions/0001.
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CacheHandler as Base } from 'next/dist/server/lib/incremental-cache';
import { ALL_TAGS } from '@/content-client/tags';
import { contentStoreDir } from '@/lib/server/ops/content-store-dir';
import { isYoungerThan } from '@/lib/server/ops/is-younger';
import { metrics } from '@/lib/server/ops/metrics';
import { CACHE_TAGS_HEADER } from '@/lib/server/ops/next-internals';
import { redis } from '@/lib/server/ops/redis';
import { shared } from '@/lib/server/ops/shared-state';
import { expiry } from '@/lib/server/revalidation/expiry';
import { INVENTED_TAG, statusOf } from '@/lib/server/revalidation/status-tag';
import { buildName } from './build-name';
import { NOT_STORED, RENDER_TIME_HEADER, TAGS_HEADER } from './cache-headers';
import { buildCsp, readCspSettings } from './csp';
import { FilePages } from './file-pages';
import { PageCache } from './page-cache';
import { RedisPages } from './redis-pages';

type Handler = InstanceType<typeof Base>;
type Value = Parameters<Handler['set']>[1];
type Stored = NonNullable<Awaited<ReturnType<Handler['get']>>>;

const MAX_RENDERS = 1_000;
/** Of what expires by its tags alone. */
const MAX_AGE_SECONDS = 3_600;
/** Of what is no page. */
const OTHER_SECONDS = 300;
const OTHER_CACHE_CONTROL = `public, max-age=0, s-maxage=${OTHER_SECONDS}`;
const CACHE_CONTROL = 'cache-control';
/** The document of a redirect, which browsers do not read; the framework's is half as large as a page. */
const MOVED = '<!DOCTYPE html><title>Moved</title>';

const settings = readCspSettings(process.env);
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
/** By the expiry, when a page that is not cached was first asked for. */
const renderStarts = shared(
  'renderStarts',
  () => new LRUCache<string, number>({ max: MAX_RENDERS }),
);

const pageCache = shared('pageCache', () => {
  const link = redis();
  const folder = path.resolve(contentStoreDir(), `pages-${process.env.PORT}`);
  const store = link ? new RedisPages(link, buildName(process.env)) : new FilePages(folder);
  return new PageCache<Stored>(store, expiry());
});

/** Pages only: what they show has a store of its own, so nothing that a page fetched is cached. */
export default class CacheHandler {
  async get(key: string, context: Parameters<Handler['get']>[1]): Promise<Stored | null> {
    if (isBuild || `${context.kind}` === 'FETCH') return null;
    const page = await pageCache().get(key);
    const result = page === null ? 'miss' : isPast(page) ? 'stale' : 'hit';
    metrics().cacheResults.inc({ layer: 'page', result });
    if (page && result === 'hit') return withRest(page);
    if (!renderStarts().has(key)) renderStarts().set(key, expiry().time);
    return null;
  }

  async set(key: string, value: Value, context: Parameters<Handler['set']>[2]): Promise<void> {
    if (isBuild || !value || !('headers' in value) || !('cacheControl' in context)) return;
    const time = renderStarts().get(key) ?? expiry().time;
    renderStarts().delete(key);
    const rendered = String(value.headers?.[CACHE_TAGS_HEADER] ?? '').split(',');
    // The response to the request that rendered the page is sent from the same object.
    value.status = statusOf(rendered) ?? value.status;
    const status = value.status ?? 200;
    // A route handler that finds nothing, or redirects, may be cached for a year, says the framework, and
    // that it shows nothing.
    const isEndless = status !== 200 && !context.cacheControl?.revalidate;
    const tags = isEndless ? ALL_TAGS : rendered;
    const cacheControl = isEndless
      ? { revalidate: OTHER_SECONDS, expire: OTHER_SECONDS }
      : context.cacheControl;
    const isInvented = rendered.includes(INVENTED_TAG);
    const isRedirect = status >= 300 && status < 400;
    if (isRedirect && 'html' in value) value.html = MOVED;
    // Browsers keep a permanent redirect for good unless they are told to ask again.
    const isOther = isEndless || isRedirect;
    value.headers = {
      ...value.headers,
      ...(isInvented && NOT_STORED),
      ...(isOther && { [CACHE_CONTROL]: OTHER_CACHE_CONTROL }),
      ...('html' in value && { 'content-security-policy': buildCsp(value.html, settings) }),
      [TAGS_HEADER]: tags.filter((tag) => tag.startsWith('content:')).join(' '),
      [RENDER_TIME_HEADER]: String(time),
    };
    // Content that has changed meanwhile may not be in it.
    if (expiry().isExpired(tags, time)) return;
    const page = { value, cacheControl, lastModified: Date.now(), tags, time };
    const seconds = cacheControl?.revalidate || MAX_AGE_SECONDS;
    await pageCache().set(key, page, status !== 200 || isInvented, seconds);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await expiry().expire([tags].flat());
  }

  resetRequestCache(): void {}
}

// A cache that gets the page now may have it for as long as this one, whatever a route handler has said.
function withRest(page: Stored): Stored {
  const { value, lastModified, cacheControl } = page;
  const seconds = cacheControl?.revalidate;
  if (typeof seconds !== 'number' || !value || !('headers' in value)) return page;
  const now = Date.now();
  const rest = Math.max(1, seconds - Math.floor((now - lastModified) / 1000));
  const headers = { ...value.headers };
  const said = headers[CACHE_CONTROL];
  if (typeof said === 'string') {
    const shorten = (own: string) => String(Math.min(Number(own), rest));
    headers[CACHE_CONTROL] = said.replace(/(?<=max-?age=)\d+/g, shorten);
  }
  return {
    ...page,
    lastModified: now,
    cacheControl: { revalidate: rest, expire: rest },
    value: { ...value, headers },
  };
}

// What is past its time is rendered again before it is sent, not behind it.
function isPast({ lastModified, cacheControl }: Stored): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && !isYoungerThan(seconds * 1000, lastModified);
}
