import 'server-only';

/** What could not be drawn as it should be is drawn again soon. */
const CACHE_CONTROL = {
  complete: 'public, max-age=300, s-maxage=300',
  incomplete: 'public, max-age=0, s-maxage=30',
} as const;

/**
 * The headers of a file that is drawn of content. Every cache has it as long as the site has a page; a
 * shared one loses it with its tags, a browser then asks whether its copy is still the one. Not all of
 * them have a version in their address, so none may be shown while a browser asks.
 *
 * @param isComplete Whether all the content was there.
 */
export function drawnFileHeaders(type: string, isComplete: boolean): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': CACHE_CONTROL[isComplete ? 'complete' : 'incomplete'],
  };
}
