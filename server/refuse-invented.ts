import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSearch } from '@/lib/routing/without-search';
import { isInventedPath, isInventedService } from '@/lib/server/cms/invented-paths';
import { refuseFlood } from '@/lib/server/limits/refuse-flood';
import { OF_PROGRAMS, wasRewritten } from './normalize-paths';
import { sendRefusal } from './send-refusal';

/** Any number is an address; a site has a few parts at most. */
const SITEMAP_PART = /^\/sitemap\//;

/**
 * Whether anybody can invent such requests, in any number, and no cache has the next one: an article below invented
 * words, a redirect from an invented address, the quote form for a service that there is not, a part of the
 * sitemap, and any page whose address is percent-encoded more than it need be, or that is asked for with an
 * `Authorization` header, which no page reads.
 */
export function isInvented(request: IncomingMessage): boolean {
  const { url = '/', headers } = request;
  const path = withoutSearch(url);
  const hasToken = headers.authorization !== undefined && !OF_PROGRAMS.test(path);
  if (hasToken || wasRewritten(request)) return true;
  return isInventedPath(path) || isInventedService(url) || SITEMAP_PART.test(path);
}

/**
 * Refuses what is invented ({@link isInvented}) to a network that asks for such pages faster than people do: each is
 * rendered.
 *
 * @returns Whether it has been refused.
 */
export async function refuseInvented(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!isInvented(request)) return false;
  const { headers } = request;
  const client = new Headers({
    'x-forwarded-for': String(headers['x-forwarded-for'] ?? ''),
    accept: headers.accept ?? '',
  });
  // A limit of its own: an old link in many mails must not cost the office behind one address its forms.
  const refusal = await refuseFlood(client, 'invented');
  if (refusal === null) return false;
  await sendRefusal(response, refusal);
  return true;
}
