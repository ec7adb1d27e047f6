import * as z from 'zod';
import { fieldsOf } from './fields';
import { readList } from './list';
import { type Context, type Reading, read, requiredText } from './reading';
import { TAGS } from './tags';

/** Both fields are HTML as the editor wrote it: sanitize before rendering. */
export type FaqEntry = {
  title: string;
  description: string | null;
  /** The heading it stands below; `null`: none. */
  group: string | null;
};

const rawFaqEntry = z.looseObject({ title: requiredText });

export function createFaq(context: Context) {
  return {
    /**
     * The questions and answers (specification §2, FAQ) by the editor's order, the oldest first of
     * those without a position. Throws `ContentError`.
     */
    async list(): Promise<FaqEntry[]> {
      const entries = await readList(context, 'faq', {
        path: '/api/qnas',
        query: { sort: 'createdAt:asc' },
        tags: [TAGS.faq],
        toEntry: toFaqEntry,
      });
      return entries.toSorted((a, b) => a.order - b.order).map(({ entry }) => entry);
    },
  };
}

function toFaqEntry(value: unknown, reading: Reading): { order: number; entry: FaqEntry } | null {
  const raw = read(rawFaqEntry, value, reading);
  if (!raw) return null;
  if (!hasText(raw.title)) {
    reading.at('title').report('is empty');
    return null;
  }
  const { text, number } = fieldsOf(raw, reading);
  return {
    order: number('order') ?? 0,
    entry: { title: raw.title, description: text('description'), group: text('group') },
  };
}

/**
 * Whether HTML has a visible character: an editor that is emptied leaves a paragraph with a space. A tag ends before
 * the next one: to look for its end to the end of the text, from each bracket, took ten seconds of 100 kB.
 */
function hasText(html: string): boolean {
  return /\S/.test(html.replace(/<[^<>]*>|&(?:nbsp|#160|#xa0);/gi, ''));
}
