import 'server-only';

/** What could not be drawn as it should be is drawn again soon. */
const CACHE_CONTROL = {
  complete: 'public, max-age=3600, s-maxage=300, stale-while-revalidate=86400',
  incomplete: 'public, max-age=0, s-maxage=30',
} as const;

/**
 * The headers of a file that is drawn of content. A shared cache has it as long as a page, and loses it
 * with its tags; a browser asks again after an hour.
 *
 * @param isComplete Whether all the content was there.
 */
export function drawnFileHeaders(type: string, isComplete: boolean): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': CACHE_CONTROL[isComplete ? 'complete' : 'incomplete'],
  };
}
