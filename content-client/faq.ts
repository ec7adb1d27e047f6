import * as z from 'zod';
import { readAll } from './list';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readText,
  requiredText,
} from './reading';
import { TAGS } from './tags';

/** Both fields are HTML as the editor wrote it: sanitize before rendering. */
export type FaqEntry = { title: string; description: string | null };

const rawFaqEntry = z.object({ title: requiredText, description: lenient });

export function createFaq(context: Context) {
  return {
    /** The questions and answers (specification §2, FAQ), oldest first. Throws `ContentError`. */
    async list(): Promise<FaqEntry[]> {
      const entries = await readAll(context, 'faq', '/api/qnas', {
        query: { sort: 'createdAt:asc' },
        tags: [TAGS.faq],
      });
      return readEntries(context, 'faq', entries, toFaqEntry);
    },
  };
}

function toFaqEntry(value: unknown, reading: Reading): FaqEntry | null {
  const raw = read(rawFaqEntry, value, reading);
  return (
    raw && {
      title: raw.title,
      description: readText(raw.description, reading.at('description')),
    }
  );
}
