// What a response says to the caches of this process, and to those in front.
import type { ServerResponse } from 'node:http';

/** The tags of a response, by which caches drop it: that of this process, and Varnish, which does not send it on. */
export const TAGS_HEADER = 'xkey';
/** The time of the content that a response shows. What shows an earlier time than the last purge is old. */
export const TIME_HEADER = 'x-content-time';
/** The expiry's time (microseconds since 1970) has 16 digits; Varnish reads at most 15. These it has until 2057. */
const FIRST_TIME = Date.UTC(2026, 0, 1) * 1_000;
/** The time when the rendering of a page began; it does not leave this process. */
export const RENDER_TIME_HEADER = 'x-render-time';

/** Of what nobody may store. */
export const NO_STORE = 'private, no-cache, no-store, max-age=0';

/**
 * For a page at an address that nothing links to: no shared cache stores it, else everybody could push out
 * the others. nginx understands it, and takes it away; Varnish does the same (deploy/varnish).
 */
export const NOT_STORED = { 'x-accel-expires': '0' } as const;

/** The tags of a response; `null` where it has none. */
export function readTags(response: ServerResponse): readonly string[] | null {
  const tags = String(response.getHeader(TAGS_HEADER) ?? '');
  return tags === '' ? null : tags.split(' ');
}

/** A time of the expiry as Varnish compares it: the value of {@link TIME_HEADER}. */
export function toContentTime(time: number): string {
  return String(Math.max(0, time - FIRST_TIME));
}
