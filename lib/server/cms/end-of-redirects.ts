import 'server-only';
import { type Destination, findRedirect } from '@/lib/routing/redirects';
import { knownLists } from './known-lists';
import { isRedirected } from './unknown-paths';

/** Of a chain that is longer, the rest is left to the client. */
const MAX_STEPS = 20;

/**
 * Where the redirects that lead on from a destination end: one response instead of one for each. A step counts as far
 * as it is certain that there is no page, and nothing behind its path.
 */
export function endOfRedirects(destination: Destination): Destination {
  let end = destination;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = redirectedTo(end.href);
    if (next === null) break;
    end = { href: next.href, isPermanent: end.isPermanent && next.isPermanent };
  }
  return end;
}

/** Where a link certainly redirects to for good, on this site; else `null`. */
export function movedTo(path: string): string | null {
  const next = redirectedTo(path);
  const end = next && endOfRedirects(next);
  return end?.isPermanent && end.href.startsWith('/') ? end.href : null;
}

function redirectedTo(href: string): Destination | null {
  const isPath = href.startsWith('/') && !/[?#]/.test(href);
  return isPath && isRedirected(href)
    ? findRedirect(href, knownLists().redirects.entries ?? [])
    : null;
}
