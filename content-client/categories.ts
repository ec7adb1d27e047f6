import * as z from 'zod';
import { fieldsOf } from './fields';
import { readTree } from './list';
import { type Context, type Reading, read, readEntries, requiredText } from './reading';
import { TAGS } from './tags';

export type Category = {
  name: string;
  slug: string;
  link: string | null;
  children: Category[];
};

const rawCategory = z.looseObject({ name: requiredText });

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
  const { text, items } = fieldsOf(raw, reading);
  return {
    name: raw.name,
    slug: text('slug') ?? raw.name,
    link: text('link'),
    children: items('children', toCategory),
  };
}
