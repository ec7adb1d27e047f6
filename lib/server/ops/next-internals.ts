import 'server-only';

// Every undocumented fact about the framework that this site relies on, in one place; what would load the framework into
// each bundle is in server/router-state.ts, server/resize-one-at-a-time.ts and server/keep-small-images.ts, and what the
// build has in scripts/lib/hint-compilation.mjs.
// tests/server/site/next-internals.test.ts and tests/lib/server/cms/readers.test.ts check them against
// the installed version.

/** The tags of a cached page, among its headers. */
export const CACHE_TAGS_HEADER = 'x-next-cache-tags';

/** The cookie that turns the framework's caches off for an editor. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** Cookies that draft mode sets. */
export const DRAFT_COOKIES = /__prerender_bypass|__next_preview_data/;

/** Names the server action that a browser with scripts calls. */
export const ACTION_HEADER = 'next-action';

/** Part of the message of what the framework throws where there is no request. */
export const OUTSIDE_A_REQUEST = 'outside a request scope';

/** With the secret that the cookie of draft mode has, it has a page rendered again, for everybody. */
export const REVALIDATE_HEADERS = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated'];

/** Request headers that ask the framework for something other than a page's document. */
export const VARIANT_HEADERS =
  /^(?:rsc|next-.*|x-next.*|x-prerender-.*|x-middleware-.*|x-matched-path|x-invoke-.*)$/;

// The framework's inline scripts: the page's data as calls with one JSON value, and the list of files.
const FRAMEWORK_CALL =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/;

/** On the page that answers a form the script with this call has another one behind it: what became of the form. */
const FIRST_CALL = '(self.__next_f=self.__next_f||[]).push([0]);';

/** Whether an inline script only hands data to the framework. */
export function isFrameworkScript(code: string): boolean {
  const call = code.startsWith(`${FIRST_CALL}self.`) ? code.slice(FIRST_CALL.length) : code;
  const value = FRAMEWORK_CALL.exec(call)?.[1];
  if (value === undefined) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
