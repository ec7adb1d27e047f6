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
  /** The words of links, those to files too, that do not say where they lead. */
  vagueLinks: string[];
  imagesWithoutText: string[];
  /** By the levels that they have on the page. */
  headings: { level: number; words: string }[];
  /** The words of tables of which no cell is a heading. */
  headlessTables: string[];
  /** Why it cannot be parsed; `null` where it can. */
  failure: string | null;
};

const MAX_CHARACTERS = 8_000_000;

/** Links of these words say nothing in a list of links, as screen readers have one; English and Swahili. */
const VAGUE =
  /^(?:(?:click|tap|press|see|read|look|bofya|bonyeza|soma)?\s*(?:here|hapa)|(?:read|see|learn|find out)?\s*more|soma zaidi|(?:this|the)?\s*(?:link|page)|this|kiungo)?$/i;

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
  const text: ReadText = {
    dropped: [],
    links: [],
    vagueLinks: [],
    imagesWithoutText: [],
    headings: [],
    headlessTables: [],
    failure: null,
  };
  const rules: ContentRules = {
    mediaUrl,
    onDrop: (dropped) => text.dropped.push(dropped),
    onLink: (href, words) => {
      if (!isFilePath(href)) text.links.push(href);
      if (VAGUE.test(words.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim())) text.vagueLinks.push(words);
    },
    onHeading: (heading) => text.headings.push(heading),
    onTable: ({ words, hasHeading }) => {
      if (!hasHeading) text.headlessTables.push(words);
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
