import 'server-only';
import type { SubmissionSource } from '@/content-client';
import { type Visited, visitedSchema } from '@/lib/forms/visited';
import { parseJson } from '@/lib/parse-json';

const MAX_ADDRESS_LENGTH = 500;
const MAX_VALUE_LENGTH = 200;
const MAX_UTM_VALUES = 8;
const UTM_NAME = /^utm_[a-z_]{1,20}$/;

/**
 * Where a submission came from: what the browser told with it, or without JavaScript the address of
 * the page that it was sent from. No query is kept but the values of the campaign: one may name a
 * person.
 *
 * @param visited JSON of the browser; empty without JavaScript. Anybody may have written it.
 * @param referer The header of the request.
 * @param siteUrl Of this site: what is on it is a page, everything else a referrer.
 * @returns `null` where nothing is known.
 */
export function readSource(
  visited: string,
  referer: string | null,
  siteUrl: string,
): SubmissionSource | null {
  const told = parseVisited(visited);
  const pages = [told?.page, referer, told?.landing].flatMap((text) => toUrl(text));
  const [referrer = null] = toUrl(told?.referrer);
  const { origin } = new URL(siteUrl);
  // A page that was left by a full load is on this site, and may still have the campaign.
  const isFromOutside = referrer !== null && !isOnSite(referrer, pages, origin);
  const campaign = [...pages, ...(referrer && !isFromOutside ? [referrer] : [])]
    .map(utmOf)
    .find((utm) => Object.keys(utm).length > 0);
  const page = pages[0]?.pathname.slice(0, MAX_ADDRESS_LENGTH) ?? null;
  if (page === null && !isFromOutside && !campaign) return null;
  return {
    page,
    referrer: isFromOutside ? withoutQuery(referrer) : null,
    utm: campaign ?? {},
  };
}

function parseVisited(text: string): Visited | null {
  const result = visitedSchema.safeParse(parseJson(text));
  return result.success ? result.data : null;
}

/** Behind a proxy the browser may know the site by another address than we do. */
function isOnSite(url: URL, pages: readonly URL[], origin: string): boolean {
  return url.origin === origin || pages.some((page) => page.origin === url.origin);
}

function toUrl(text: string | null | undefined): URL[] {
  if (!text || !URL.canParse(text)) return [];
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? [url] : [];
}

function withoutQuery({ origin, pathname }: URL): string {
  return `${origin}${pathname}`.slice(0, MAX_ADDRESS_LENGTH);
}

function utmOf({ searchParams }: URL): Record<string, string> {
  const values = [...searchParams].flatMap(([name, value]) => {
    const text = value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
    return UTM_NAME.test(name) && text !== ''
      ? // The database refuses half a character in JSON.
        [[name, text.slice(0, MAX_VALUE_LENGTH).toWellFormed()] as const]
      : [];
  });
  return Object.fromEntries(values.slice(0, MAX_UTM_VALUES));
}
