import * as z from 'zod';
import { readTree } from './list';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readItems,
  readText,
  requiredText,
} from './reading';
import { TAGS } from './tags';

export type Category = {
  name: string;
  slug: string;
  link: string | null;
  children: Category[];
};

const rawCategory = z.object({
  name: requiredText,
  slug: lenient,
  link: lenient,
  children: lenient,
});

export function createCategories(context: Context) {
  return {
    /**
     * The category tree in the service's order (specification §7). A tree at which the service fails is not
     * asked for again at once: it fails at the next attempt, too. Throws `ContentError`.
     */
    async tree(): Promise<Category[]> {
      const entries = await readTree(context, '/api/categories/build-tree', {
        tags: [TAGS.categories],
        retry: { retriesFaults: false },
      });
      return readEntries(context, 'categories', entries, toCategory);
    },
  };
}

function toCategory(value: unknown, reading: Reading): Category | null {
  const raw = read(rawCategory, value, reading);
  if (!raw) return null;
  return {
    name: raw.name,
    slug: readText(raw.slug, reading.at('slug')) ?? raw.name,
    link: readText(raw.link, reading.at('link')),
    children: readItems(raw.children, reading.at('children'), toCategory),
  };
}
