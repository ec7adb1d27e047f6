import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { logInfo } from '@/lib/server/ops/log';
import { SLUG } from './article-batches';
import { nameOfKey } from './file-store';
import { type KeyValueStore, parseStored } from './key-value-store';

/** A glitch that looks like a deletion is noticed before, and so is a backup to be restored. */
const UNLISTED_TTL_MS = 30 * 24 * 3_600_000;
/** Of thousands of articles; their URLs are long, and visitors wait meanwhile. */
const SLICE = 20;
const MARKS_KEY = 'unlisted-answers';

const savedMarks = z.record(z.string(), z.number());
const savedAnswer = z.object({ url: z.string() });

type Options = {
  store: KeyValueStore;
  /** Of every article that is published. */
  slugs: readonly string[];
  /** The URLs under which an article may be stored. */
  urlsOf: (slug: string) => readonly string[];
  remove: (url: string) => Promise<void>;
};

/**
 * Removes the answers about single articles that have been on no list for thirty days: of what was
 * unpublished or renamed, and to what an earlier version of the site has asked. Any other answer stays.
 * Call it from time to time, while the service answers.
 */
export async function removeArticles({ store, slugs, urlsOf, remove }: Options): Promise<void> {
  const since = parseStored(savedMarks, await store.get(MARKS_KEY)) ?? {};
  const names = new Set<string>();
  for (const [index, slug] of slugs.entries()) {
    if (index % SLICE === 0) await setImmediate();
    for (const url of urlsOf(slug)) names.add(nameOfKey(url));
  }
  const marks: Record<string, number> = {};
  let removed = 0;
  for (const name of await store.names()) {
    if (names.has(name)) continue;
    const at = since[name] ?? Date.now();
    const url = Date.now() - at >= UNLISTED_TTL_MS ? articleUrlOf(await store.read(name)) : null;
    if (url === null) {
      marks[name] = at;
      continue;
    }
    await remove(url);
    removed += 1;
  }
  if (!isDeepStrictEqual(marks, since)) await store.set(MARKS_KEY, JSON.stringify(marks));
  if (removed > 0) logInfo('articles-removed', { answers: removed });
}

/** The URL of the read that a value answers; `null` where that is no read of one article, or cannot be read now. */
function articleUrlOf(value: Buffer | null): string | null {
  const answer = parseStored(savedAnswer, value);
  return answer && new URL(answer.url).searchParams.has(SLUG) ? answer.url : null;
}
