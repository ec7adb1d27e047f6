import 'server-only';
import { TAGS, type Tag } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { articleMirror } from '@/lib/server/cms/content';
import { refreshContent } from '@/lib/server/cms/content-refresh';
import { lastReport } from '@/lib/server/content-check/last-report';
import { logWarning } from '@/lib/server/ops/log';
import { refreshSearch } from '@/lib/server/search/site-search';
import type { Announced } from './change';
import { expiry } from './expiry';
import { copies } from './site-copies';
import { articleOf, type ContentEvent, tagsOf } from './webhook-event';

/** The content service waits no longer; what is not read by then follows behind. */
const REFRESH_TIMEOUT_MS = 4_000;

/**
 * Brings the site up to date after a change of content. When it resolves, the next visitor of every
 * page gets the new content: pages that show it have expired, and responses that began before are out.
 *
 * @returns The tags that expired.
 */
export async function revalidate(event: ContentEvent): Promise<readonly string[]> {
  lastReport().expire();
  const changed = tagsOf(event);
  if (changed.length === 0) return [];
  const article = articleOf(event);
  const announced = {
    articles: article ? [article] : [],
    images: event.media ? [event.media.hash] : [],
  };
  const articleTags = announceToMirror(announced, changed);
  const tags = article ? articleTags : changed;
  const others = copies();
  if (others) {
    await others.announce(tags, announced);
    return tags;
  }
  expiry().announce(tags);
  await refreshMirrored(tags);
  // The tags have expired when the promise is there; what follows need not wait for the pages.
  const expired = expiry().expire(tags);
  await Promise.all([expired, within(refreshSearch(changed))]);
  return tags;
}

/** Brings this copy up to date, too, after a change that any copy of the site was told of. */
export function followOtherCopies(): void {
  copies()?.onChange({
    before: (event, tags) => {
      lastReport().expire();
      announceToMirror(event, tags);
      return refreshMirrored(tags);
    },
    after: (tags) => within(refreshSearch(tags)),
  });
}

function announceToMirror({ articles, images }: Announced, tags: readonly string[]): Tag[] {
  if (tags.includes(TAGS.articleTypes)) articleMirror().announceTypes();
  for (const hash of images) articleMirror().announceImage(hash);
  return articles.flatMap(({ documentId, slug, isGone }) =>
    articleMirror().announce(documentId, slug, isGone),
  );
}

// Before they expire, so that a list is not rendered from what the mirror had before. One that comes too late
// for that is shown as soon as it is there.
async function refreshMirrored(tags: readonly string[]): Promise<void> {
  const work = refreshContent(tags);
  if (!(await within(work))) void work.then(() => showLate(tags));
}

async function showLate(tags: readonly string[]): Promise<void> {
  try {
    await expiry().expire(tags);
    await refreshSearch(tags);
  } catch (error) {
    logWarning('change-not-followed', { reason: errorMessage(error) });
  }
}

/** @returns Whether the work was done in time. */
async function within(work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), REFRESH_TIMEOUT_MS);
  });
  const isDone = await Promise.race([work.then(() => true), timeout]);
  clearTimeout(timer);
  return isDone;
}
