import 'server-only';
import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import { TAGS } from '@/content-client';
import { ENTRY_TAGS } from '@/lib/server/cms/proof-pages';
import { tagRender } from '@/lib/server/cms/tag-render';
import { statusTag } from '@/lib/server/revalidation/status-tag';

/** Whether the framework's own `notFound()` answers: of a draft, and during development. */
export async function isNotFoundOfFramework(): Promise<boolean> {
  return process.env.NODE_ENV === 'development' || (await draftMode()).isEnabled;
}

/** What appears at its address expires a missing page. */
export const APPEARING = [TAGS.articleSlugs, TAGS.redirects, ...ENTRY_TAGS];

/**
 * Has the screen that is being rendered sent with status 404. The framework's own `notFound()` leaves
 * an empty document that only a script fills; this is a page like any other, and the cache handler
 * gives it its status.
 */
export async function respondNotFound(): Promise<void> {
  // Neither is cached, so no cache handler sees it.
  if (await isNotFoundOfFramework()) notFound();
  await tagRender([statusTag(404), ...APPEARING]);
}

/** Has the screen that is being rendered sent with status 500. */
export async function respondFailed(): Promise<void> {
  await tagRender([statusTag(500)]);
}
