import * as z from 'zod';
import { readAll } from './list';
import type { Query } from './query';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readItems,
  readNumber,
  requiredText,
} from './reading';
import { TAGS } from './tags';

/** One entry of the dynamic menu; at most four levels, each sorted by the editor's order. */
export type MenuItem = {
  name: string;
  slug: string;
  /** Slug of the published article it opens; `null`: it opens none. */
  articleSlug: string | null;
  children: MenuItem[];
};

const MAX_LEVELS = 4;

const rawMenuItem = z.object({
  name: requiredText,
  slug: requiredText,
  order: lenient,
  article: lenient,
  children: lenient,
});
const rawArticle = z.object({ slug: requiredText }).nullish();

export function createMenus(context: Context) {
  return {
    /**
     * The dynamic menu (specification §2, Header): four levels, each sorted by the editor's
     * order. Throws `ContentError`.
     */
    async list(): Promise<MenuItem[]> {
      const entries = await readAll(context, 'menus', '/api/menus', {
        query: {
          filters: { parent: { id: { $null: true } } },
          sort: 'order:asc',
          populate: populateLevel(1),
        },
        // An item contains its article's slug, and loses it when the article is unpublished.
        tags: [TAGS.menus, TAGS.articles],
      });
      return inOrder(
        readEntries(context, 'menus', entries, (value, reading) => toMenuItem(value, reading, 1)),
      );
    },
  };
}

type OrderedItem = { order: number; item: MenuItem };

function toMenuItem(value: unknown, reading: Reading, level: number): OrderedItem | null {
  const raw = read(rawMenuItem, value, reading);
  if (!raw) return null;
  const children =
    level < MAX_LEVELS
      ? readItems(raw.children, reading.at('children'), (child, childReading) =>
          toMenuItem(child, childReading, level + 1),
        )
      : [];
  return {
    order: readNumber(raw.order, reading.at('order')) ?? Number.MAX_SAFE_INTEGER,
    item: {
      name: raw.name,
      slug: raw.slug,
      articleSlug: read(rawArticle, raw.article, reading.at('article'))?.slug ?? null,
      children: inOrder(children),
    },
  };
}

function inOrder(items: OrderedItem[]): MenuItem[] {
  return items.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

function populateLevel(level: number): Query {
  const article = { fields: ['slug'] };
  if (level === MAX_LEVELS) return { article };
  return { article, children: { sort: 'order:asc', populate: populateLevel(level + 1) } };
}
