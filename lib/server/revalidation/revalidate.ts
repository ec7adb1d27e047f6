import 'server-only';
import { TAGS, type Tag } from '@/content-client';
import { articleMirror, freshClient } from '@/lib/server/cms/content';
import { refreshContent, refreshMenu } from '@/lib/server/cms/content-refresh';
import { lastReport } from '@/lib/server/content-check/last-report';
import { attempt } from '@/lib/server/ops/log';
import { refreshSearch } from '@/lib/server/search/site-search';
import type { Announced } from './change';
import type { ChangeHandler } from './change-queue';
import { expiry } from './expiry';
import { changeQueue, copies } from './site-copies';
import { articleOf, type ContentEvent, tagsOf } from './webhook-event';

/** The content service waits no longer; what is not read by then follows behind. */
const REFRESH_TIMEOUT_MS = 4_000;

const HANDLER: ChangeHandler = {
  before: (event, tags) => {
    lastReport().expire();
    announceToMirror(event, tags);
    return refreshMirrored(tags);
  },
  after: (tags) => within(Promise.all([refreshSearch(tags), refreshMenu(tags)])),
};

/**
 * Brings the site up to date after a change of content. When it resolves, the next visitor of every
 * page gets the new content: pages that show it have expired, and responses that began before are out.
 *
 * @returns The tags that expired.
 */
export async function revalidate(event: ContentEvent): Promise<readonly string[]> {
  const changed = tagsOf(event);
  // Of drafts a check reads the articles: two of them may have one address.
  if (changed.length > 0 || event.model === 'article') lastReport().expire();
  if (changed.length === 0) return [];
  const article = articleOf(event);
  const announced = {
    articles: article ? [article] : [],
    images: event.media ? [event.media.hash] : [],
  };
  const articleTags = announceToMirror(announced, changed);
  const tags = article ? articleTags : changed;
  await (copies() ?? changeQueue()).announce(tags, announced);
  return tags;
}

/** Brings this copy up to date after each change that it, or any other copy of the site, is told of. */
export function followChanges(): void {
  changeQueue().onChange(HANDLER);
}

function announceToMirror({ articles, images }: Announced, tags: readonly string[]): Tag[] {
  if (tags.includes(TAGS.articleTypes)) articleMirror().announceTypes();
  for (const hash of images) articleMirror().announceImage(hash);
  return articles.flatMap(({ documentId, slug, isGone }) =>
    articleMirror().announce(documentId, slug, isGone),
  );
}

// Before they expire, so that no list is rendered from what the mirror had before, and no link to a place that the
// menu had before. What comes too late for that is shown as soon as it is there.
async function refreshMirrored(tags: readonly string[]): Promise<void> {
  const work = Promise.all([refreshContent(tags), refreshMenu(tags, freshClient())]);
  if (await within(work)) return;
  const show = async () => {
    await expiry().expire(tags);
    await refreshSearch(tags);
  };
  void work.then(() => attempt('change-not-followed', show));
}

/** @returns Whether the work was done in time. */
function within(work: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), REFRESH_TIMEOUT_MS).unref();
  });
  return Promise.race([work.then(() => true), timeout]);
}
