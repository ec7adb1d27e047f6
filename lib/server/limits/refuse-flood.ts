import 'server-only';
import { messages } from '@/content/messages';
import { countNetworkUse } from './count-network-use';
import { askForUse, type LimitResult } from './rate-limit';
import { TOO_MANY_FORMS_PAGE, TOO_MANY_PAGE } from './too-many-page';

/**
 * Counts a request that no cache answers: pages of results, links of mails, and posts to a page, which
 * is rendered again for each; by itself, what is at an address that somebody has invented.
 *
 * @returns 429 for a network that sends them faster than people do, with a page for those who accept one; `null`
 *   for everybody else.
 */
export async function refuseFlood(
  headers: Headers,
  name: 'uncached' | 'invented' = 'uncached',
): Promise<Response | null> {
  return toRefusal(headers, await countNetworkUse(name, headers));
}

/** Like {@link refuseFlood}, of images that there are not: those alone count, by {@link countMissingImage}. */
export async function refuseImage(headers: Headers): Promise<Response | null> {
  return toRefusal(headers, await countNetworkUse('missing-images', headers, askForUse));
}

export async function countMissingImage(headers: Headers): Promise<void> {
  await countNetworkUse('missing-images', headers);
}

function toRefusal(headers: Headers, limit: LimitResult): Response | null {
  if (limit.isAllowed) return null;
  const isPage = headers.get('accept')?.includes('text/html') === true;
  // Nothing but a form has a type.
  const page = headers.has('content-type') ? TOO_MANY_FORMS_PAGE : TOO_MANY_PAGE;
  return new Response(isPage ? page : messages.tooManyRequests, {
    status: 429,
    headers: {
      // Without a charset: of this type alone the framework gives the text to the form that was sent.
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      'retry-after': String(limit.retryAfterSeconds),
      'cache-control': 'no-store',
    },
  });
}
