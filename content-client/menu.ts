import * as z from 'zod';
import { isTypeMissing } from './additions';
import { type Fields, fieldsOf, rawFields } from './fields';
import { readAll, readTree } from './list';
import type { Query } from './query';
import { type Context, identityOf, type Reading, read, readEntries, readingOf } from './reading';
import { TAGS, type Tag } from './tags';
import { titleFromSlug } from './title-from-slug';

/** One entry of the dynamic menu; at most four levels, each sorted by the editor's order. */
export type MenuItem = {
  name: string;
  slug: string;
  /** Slug of the published article it opens; `null`: it opens none. */
  articleSlug: string | null;
  /** Where an entry without an article leads, as the editor wrote it; `null`: nowhere. */
  link: string | null;
  /** One line about it. */
  description: string | null;
  /** What its panel shows beside the entries below it; `null`: nothing. */
  featured: MenuFeature | null;
  children: MenuItem[];
};

/** Something worth a look in the panel of an entry of the bar; `link` is as the editor wrote it. */
export type MenuFeature = { title: string; link: string };

const MAX_LEVELS = 4;

/** An item contains its article's slug, and loses it when the article is unpublished. */
export const MENU_TAGS: readonly Tag[] = [TAGS.menus, TAGS.articleSlugs];

export function createMenus(context: Context) {
  return {
    /**
     * The dynamic menu (specification §2, Header): four levels, each sorted by the editor's
     * order. Throws `ContentError`.
     */
    async list(): Promise<MenuItem[]> {
      const entries = await context.additions.use(
        'menu tree',
        async () => {
          const tree = await readTree(context, '/api/menus/tree', { tags: MENU_TAGS });
          // A service without this route may answer it with an empty list.
          return tree.length > 0 ? tree : readTopLevel(context);
        },
        () => readTopLevel(context),
      );
      return inOrder(
        readEntries(context, 'menus', entries, (value, reading) => toMenuItem(value, reading, [])),
      );
    },
  };
}

/** As {@link readMenu}; none where the service refuses them: the specification does not show where a menu is. */
async function readTopLevel(context: Context): Promise<unknown[]> {
  try {
    return await readMenu(context);
  } catch (error) {
    if (!isTypeMissing(error)) throw error;
    readingOf(context, 'menus', null).report(`there is no menu: ${error.message}`);
    return [];
  }
}

/** By the reads of the specification: 100 items at a time, each with all that is below it. */
function readMenu(context: Context): Promise<unknown[]> {
  return context.additions.use(
    'parent of menu items',
    // A service that ignores a filter it does not know lists all items.
    async () => {
      const filters = { parent: { id: { $null: true } } };
      const items = topLevelOf(await readMenuItems(context, { filters }));
      // A service that refused the filter may be empty by a fault: of the plain list the items are stored.
      return items.length > 0 ? items : topLevelOf(await readMenuItems(context, {}));
    },
    async () => topLevelOf(await readMenuItems(context, {})),
  );
}

function readMenuItems(context: Context, query: Query): Promise<unknown[]> {
  return readAll(context, 'menus', '/api/menus', {
    query: { ...query, sort: 'order:asc', populate: populateLevel(1) },
    tags: MENU_TAGS,
  });
}

const rawNode = z.object({
  children: z.array(z.unknown()).nullish().catch(null),
});

/**
 * Only the items that are below no other: the list of a service contains them all. Of items in a circle, each
 * of which is below another, it is the first one of the list.
 */
function topLevelOf(entries: readonly unknown[]): unknown[] {
  const childrenOf = (value: unknown) => rawNode.safeParse(value).data?.children ?? [];
  const idsBelow = (value: unknown) => childrenOf(value).map(identityOf);
  const byId = new Map(entries.map((entry) => [identityOf(entry), entry]));
  const below = new Set(entries.flatMap(idsBelow));
  const reached = new Set<string | null>();
  const isTop = (entry: unknown) => {
    const id = identityOf(entry);
    return id === null || !below.has(id);
  };
  /** Adds an item and all that is below it; a set that grows is iterated to its end. */
  const reach = (entry: unknown) => {
    const branch = new Set([identityOf(entry)]);
    for (const id of branch) {
      if (id === null || reached.has(id)) continue;
      reached.add(id);
      for (const child of idsBelow(byId.get(id))) branch.add(child);
    }
  };
  const top = entries.filter(isTop);
  top.forEach(reach);
  const cut = entries.filter((entry) => {
    if (isTop(entry) || reached.has(identityOf(entry))) return false;
    reach(entry);
    return true;
  });
  return [...top, ...cut];
}

type OrderedItem = { order: number; item: MenuItem };

/** @param above What the items above it are known by. */
function toMenuItem(
  value: unknown,
  reading: Reading,
  above: readonly (string | null)[],
): OrderedItem | null {
  const raw = read(rawFields, value, reading);
  if (!raw) return null;
  const id = identityOf(value);
  if (id !== null && above.includes(id)) {
    reading.report('is below itself');
    return null;
  }
  const fields = fieldsOf(raw, reading);
  const name = fields.text('name');
  const articleSlug = fields.slug('article');
  // A name in letters that no slug is made of must not take the entry and all below it off the site.
  const slug = fields.text('slug') ?? articleSlug ?? (name && toSegment(name));
  if (!slug) {
    reading.at('slug').report('is empty');
    return null;
  }
  const levels = [...above, id];
  const toChild = (child: unknown, at: Reading) => toMenuItem(child, at, levels);
  return {
    order: fields.number('order') ?? Number.MAX_SAFE_INTEGER,
    item: {
      name: name ?? titleFromSlug(slug),
      slug,
      articleSlug,
      link: fields.text('link'),
      description: fields.text('description'),
      featured: toFeature(fields),
      children: levels.length < MAX_LEVELS ? inOrder(fields.items('children', toChild)) : [],
    },
  };
}

/** A name as a part of an address; what comes before an article's slug does not have to exist. */
function toSegment(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s./]+/g, '-');
}

function toFeature({ text }: Fields): MenuFeature | null {
  const [title, link] = [text('featuredTitle'), text('featuredLink')];
  return title && link ? { title, link } : null;
}

function inOrder(items: OrderedItem[]): MenuItem[] {
  return items.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

function populateLevel(level: number): Query {
  const article = { fields: ['slug'] };
  if (level === MAX_LEVELS) return { article };
  return { article, children: { sort: 'order:asc', populate: populateLevel(level + 1) } };
}
