import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * Marks what is being rendered with tags: it expires with them. The framework collects the tags of its
 * own caches only, and content has a store of its own, so this caches nothing, with those tags.
 */
export async function tagRender(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await unstable_cache(async () => null, [], { tags: [...tags] })();
}
