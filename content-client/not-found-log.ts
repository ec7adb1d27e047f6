import type { Context } from './reading';

/**
 * A requested path without a page, how often it was requested since the last report, and the page
 * that a visitor last came from: a path of the site or an address elsewhere, without its query.
 */
export type NotFoundEntry = { path: string; hits: number; referrer: string | null };

export function createNotFoundLog(context: Context) {
  return {
    /**
     * Adds to the counts of requested paths that have no page; at most 200 entries at once. An
     * addition to specification §7: a service without it is not told. Throws `ContentError`.
     */
    async report(entries: readonly NotFoundEntry[]): Promise<void> {
      await context.additions.use(
        'not-found log',
        () => context.http.post('/api/missed-addresses/report', { data: entries }),
        () => null,
      );
    },
  };
}
