import 'server-only';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { isFilePath } from '@/lib/routing/uploaded-file';
import { compileMarkdown } from '@/lib/server/html/compile-markdown';
import type { ContentRules, Dropped } from '@/lib/server/html/content-rules';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';

export type TextFormat = 'html' | 'markdown';

/** What a check wants to know of an editor's text. */
export type ReadText = {
  dropped: Dropped[];
  /** Except links to files. */
  links: string[];
  imagesWithoutText: string[];
  /** Why it cannot be parsed; `null` where it can. */
  failure: string | null;
};

const MAX_CHARACTERS = 8_000_000;

const read = new LRUCache<string, ReadText>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (text, key) => JSON.stringify(text).length + key.length,
});

/**
 * Processes a text like the site does. Nothing but the text decides what comes of it, and of thousands that
 * takes minutes: it is processed again only when it has changed, and visitors come first.
 */
export async function readText(
  format: TextFormat,
  source: string,
  mediaUrl: string,
): Promise<ReadText> {
  const key = createHash('sha256')
    .update(JSON.stringify([format, mediaUrl, source]))
    .digest('hex');
  const known = read.get(key);
  if (known) return known;
  await setImmediate();
  const text = await process(format, source, mediaUrl);
  read.set(key, text);
  return text;
}

async function process(format: TextFormat, source: string, mediaUrl: string): Promise<ReadText> {
  const text: ReadText = { dropped: [], links: [], imagesWithoutText: [], failure: null };
  const rules: ContentRules = {
    mediaUrl,
    onDrop: (dropped) => text.dropped.push(dropped),
    onLink: (href) => {
      if (!isFilePath(href)) text.links.push(href);
    },
    onImage: ({ src, alt }) => {
      // In HTML an empty text means decoration; in Markdown it may simply be missing.
      const isMissing = alt === null || (format === 'markdown' && alt.trim() === '');
      if (isMissing) text.imagesWithoutText.push(src);
    },
  };
  if (format === 'html') sanitizeHtml(source, rules);
  else {
    const result = await compileMarkdown(source, rules);
    if (result.status === 'failed') text.failure = result.message;
  }
  return text;
}
