import * as z from 'zod';
import { ContentError } from './errors';
import { readAll } from './list';
import { type Context, type Reading, read, readEntries } from './reading';
import { TAGS } from './tags';
import type { ContentClient, Redirect } from './types';

const rawRedirect = z.object({
  from: z.string().regex(/^\/[^/]/, 'is not a path'),
  to: z.string().regex(/^(?:\/(?![/\\])|https:\/\/)/, 'is neither a path nor an https address'),
  type: z.enum(['permanent', 'temporary']),
});

export function createRedirects(context: Context): ContentClient['redirects'] {
  return {
    /**
     * Every redirect that editors made, or that a renamed slug left behind; an addition of ours to
     * specification §7, empty where the service has no such type. Throws `ContentError`.
     */
    async list() {
      return readEntries(context, 'redirects', await readRedirects(context), toRedirect);
    },
  };
}

async function readRedirects(context: Context): Promise<unknown[]> {
  try {
    return await readAll(context, 'redirects', '/api/redirects', {
      query: { sort: 'from:asc', fields: ['from', 'to', 'type'] },
      tags: [TAGS.redirects],
    });
  } catch (error) {
    // A service that knows no such type has no redirects.
    if (error instanceof ContentError && error.status === 404) return [];
    throw error;
  }
}

function toRedirect(value: unknown, reading: Reading): Redirect | null {
  const raw = read(rawRedirect, value, reading);
  return raw && { from: raw.from, to: raw.to, isPermanent: raw.type === 'permanent' };
}
