import * as z from 'zod';
import { readAddedList } from './list';
import { type Context, type Reading, read } from './reading';
import { TAGS } from './tags';

/**
 * Where a path without a page redirects to. `from` is a decoded path; `/folder/*` matches every
 * path below the folder. `to` is a path or an https URL; where it ends in `/*`, the star stands for
 * the rest.
 */
export type Redirect = { from: string; to: string; isPermanent: boolean };

const rawRedirect = z.object({
  from: z.string().regex(/^\/[^/]/, 'is not a path'),
  to: z.string().regex(/^(?:\/(?![/\\])|https:\/\/)/, 'is neither a path nor an https URL'),
  type: z.enum(['permanent', 'temporary']),
});

export function createRedirects(context: Context) {
  return {
    /**
     * Every redirect that editors created or that a renamed slug left behind: an addition to
     * specification §7. Empty where the service has no such type, or another of this name. Throws
     * `ContentError`.
     */
    list: (): Promise<Redirect[]> =>
      readAddedList(context, 'redirects', {
        path: '/api/redirects',
        query: { sort: 'from:asc', fields: ['from', 'to', 'type'] },
        tags: [TAGS.redirects],
        toEntry: toRedirect,
      }),
  };
}

function toRedirect(value: unknown, reading: Reading): Redirect | null {
  const raw = read(rawRedirect, value, reading);
  return raw && { from: raw.from, to: raw.to, isPermanent: raw.type === 'permanent' };
}
