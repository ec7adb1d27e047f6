import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * Marks what is being rendered with tags: it expires with them. The framework collects the tags of its
 * own caches only, and content has a store of its own, so this caches nothing, with those tags.
 *
 * @param revalidate How long it may be cached, in seconds; default: as long as the screen says.
 */
export async function tagRender(tags: readonly string[], revalidate?: number): Promise<void> {
  if (tags.length === 0) return;
  await unstable_cache(async () => null, [], { tags: [...tags], revalidate })();
}
