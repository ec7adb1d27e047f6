import 'server-only';

const PREFIX = 'http-status:';

/** The tag of a page whose address anybody can invent, in any number: no cache stores it beside those that are linked. */
export const INVENTED_TAG = 'invented-address';

/** The tag of a screen that is to be sent with that status: the cache handler gives it to the page. */
export function statusTag(status: 404 | 500): string {
  return `${PREFIX}${status}`;
}

/** The status that a rendered page asked for by its tag; `null` for any other page. */
export function statusOf(tags: readonly string[]): number | null {
  const tag = tags.find((name) => name.startsWith(PREFIX));
  return tag === undefined ? null : Number(tag.slice(PREFIX.length));
}
