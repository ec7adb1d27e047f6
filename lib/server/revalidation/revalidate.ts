import 'server-only';
import { TAGS } from '@/content-client';
import { articleMirror } from '@/lib/server/cms/content';
import { refreshContent } from '@/lib/server/cms/content-refresh';
import { refreshSearch } from '@/lib/server/search/site-search';
import { expiry } from './expiry';
import { articleOf, type ContentEvent, tagsOf } from './webhook-event';

/** The content service waits no longer; what is not read by then follows behind. */
const REFRESH_TIMEOUT_MS = 4_000;
/** What the mirror and the server know by themselves, beside what pages read. */
const MIRRORED: readonly string[] = [TAGS.articles, TAGS.redirects, TAGS.media];

/**
 * Brings the site up to date after a change of content. When it resolves, the next visitor of every
 * page gets the new content: pages that show it have expired, and responses that began before are out.
 *
 * @returns The tags that expired.
 */
export async function revalidate(event: ContentEvent): Promise<readonly string[]> {
  const changed = tagsOf(event);
  if (changed.length === 0) return [];
  const article = articleOf(event);
  const tags = article
    ? articleMirror().announce(article.documentId, article.slug, article.isGone)
    : changed;
  if (event.media) articleMirror().announceImage(event.media.hash);
  expiry().announce(tags);
  // First, so that a list is not rendered from what the mirror had before.
  if (tags.some((tag) => MIRRORED.includes(tag))) await within(refreshContent());
  await expiry().expire(tags);
  await within(refreshSearch(changed));
  return tags;
}

async function within(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, REFRESH_TIMEOUT_MS);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
