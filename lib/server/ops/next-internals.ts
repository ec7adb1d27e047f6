import 'server-only';

// Every undocumented fact about the framework that this site relies on, in one place.
// tests/server/next-internals.test.ts checks each against the installed version.
//
// One more: server/cache-handler.ts extends the class in
// next/dist/server/lib/incremental-cache/file-system-cache.js.

/** What a page that called `notFound()` leaves in the HTML: an empty document for a script to fill. */
export const EMPTY_DOCUMENT = '<html id="__next_error__">';

/** Path of the screen for unmatched routes; the build also writes it as `app/_not-found.html`. */
export const NOT_FOUND_PATH = '/_not-found';

/** Tells whether a page came from the cache (`HIT`), is stale (`STALE`), or neither (`MISS`). */
export const CACHE_STATUS_HEADER = 'x-nextjs-cache';

/** Cookies that draft mode sets. */
export const DRAFT_COOKIES = /__prerender_bypass|__next_preview_data/;

/** Request headers that ask the framework for something other than a page's document. */
export const VARIANT_HEADERS =
  /^(?:rsc|next-.*|x-next.*|x-prerender-.*|x-middleware-.*|x-matched-path|x-invoke-.*)$/;

/** In a page's Cache-Control. The framework adds a `stale-while-revalidate` of a year to it. */
export const SHARED_MAX_AGE = /s-maxage=\d+/;

/** Kinds of cached responses: pages, and files such as the sitemap. Folders of `server/route-cache`. */
export const RESPONSE_KINDS = ['APP_PAGE', 'APP_ROUTE'] as const;

const KEY_MARKER = '/$/';
// The target of a redirect, in the flight data of a page that called `redirect()`.
const REDIRECT_IN_FLIGHT_DATA = /"NEXT_REDIRECT;(?:replace|push);([^"]+);30[78];"/;
// The framework's inline scripts: the page's data as calls with one JSON value, and the list of files.
const FRAMEWORK_CALL =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/;

/**
 * The path of the page that a cache key belongs to. Keys are `/route-cache/<kind>/<hash>/$/<path>`,
 * in older builds the path alone.
 */
export function toPagePath(cacheKey: string): string {
  const marker = cacheKey.indexOf(KEY_MARKER);
  const path = marker === -1 ? cacheKey : cacheKey.slice(marker + KEY_MARKER.length - 1);
  return path === '/index' ? '/' : path;
}

/** Where a cached page redirects to, read from its flight data; `null` if it names no target. */
export function findRedirectTarget(flightData: string): string | null {
  const target = REDIRECT_IN_FLIGHT_DATA.exec(flightData)?.[1];
  return target === undefined ? null : String(JSON.parse(`"${target}"`));
}

/** Whether an inline script only hands data to the framework. */
export function isFrameworkScript(code: string): boolean {
  const value = FRAMEWORK_CALL.exec(code)?.[1];
  if (value === undefined) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
