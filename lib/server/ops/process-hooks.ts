import 'server-only';

/**
 * What the parts of one process tell each other. The framework bundles every route, and the build
 * bundles the server and the cache handler: each has modules of its own, and shares only `globalThis`.
 */
type ProcessHooks = {
  /**
   * Removes a page from the HTTP cache, or every page without a path.
   * Set by server/index.ts; called by server/cache-handler.ts.
   */
  invalidatePages?: (path?: string) => void;
  /**
   * Resolves when a page whose content has changed is regenerated; `undefined` if there is nothing
   * to wait for. Set by app/api/revalidate; called by server/index.ts before each GET.
   */
  whenRegenerated?: (path: string) => Promise<void> | undefined;
  /**
   * Counts a request that got a 404.
   * Set by lib/server/ops/not-found-log.ts; called by server/index.ts.
   */
  recordNotFound?: (request: NotFoundRequest) => void;
};

/** What the not-found log reads of a request: a part of node's IncomingMessage. */
export type NotFoundRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawHeaders: readonly string[];
};

/** Marks the requests that the HTTP cache sends to its own server. */
export const CACHE_FILL_HEADER = 'x-http-cache-fill';

declare global {
  var siteProcessHooks: ProcessHooks | undefined;
}

/** The hooks of this process; one is absent while the part that sets it has not started. */
export function processHooks(): ProcessHooks {
  globalThis.siteProcessHooks ??= {};
  return globalThis.siteProcessHooks;
}
