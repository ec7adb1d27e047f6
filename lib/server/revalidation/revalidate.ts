import 'server-only';
import { TAGS, type Tag } from '@/content-client';
import { articleMirror } from '@/lib/server/cms/content';
import { refreshContent, refreshMenu } from '@/lib/server/cms/content-refresh';
import { lastReport } from '@/lib/server/content-check/last-report';
import { attempt } from '@/lib/server/ops/log';
import { shared } from '@/lib/server/ops/shared-state';
import { refreshSearch } from '@/lib/server/search/site-search';
import type { Announced } from './change';
import { type ChangeHandler, ChangeQueue } from './change-queue';
import { expiry } from './expiry';
import { copies } from './site-copies';
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
  await (copies()?.announce(tags, announced) ?? applyAlone(tags, announced));
  return tags;
}

const changeQueue = shared('changeQueue', () => {
  const queue = new ChangeQueue(expiry());
  queue.onChange(HANDLER);
  return queue;
});

/** Where there is one copy: of what comes while a change is being applied, each page is rendered once. */
async function applyAlone(tags: readonly string[], event: Announced): Promise<void> {
  // What a change before it reads of it is not taken for one that nobody announced.
  expiry().announce(tags);
  const time = expiry().nextTime();
  const marks = new Map(tags.map((tag) => [tag, time]));
  await changeQueue().apply({ tags: marks, everything: 0, time, event });
}

/** Brings this copy up to date, too, after a change that any copy of the site was told of. */
export function followOtherCopies(): void {
  copies()?.onChange(HANDLER);
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

function showLate(tags: readonly string[]): Promise<boolean> {
  return attempt('change-not-followed', async () => {
    await expiry().expire(tags);
    await refreshSearch(tags);
  });
}

/** @returns Whether the work was done in time. */
function within(work: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), REFRESH_TIMEOUT_MS).unref();
  });
  return Promise.race([work.then(() => true), timeout]);
}
