import * as z from 'zod';
import {
  type ArticleSummary,
  BLOG_LIST,
  NEWEST_FIRST,
  SUMMARY_POPULATE,
  sortNewestFirst,
  type Tone,
  TYPES_POPULATE,
  toArticleSummary,
} from './article-summary';
import { fieldsOf, rawFields } from './fields';
import { MAX_PAGE_SIZE, type Page, pageQuery, readPage } from './list';
import type { Image } from './media';
import { type Context, read, readEntries, readingOf } from './reading';
import { TAGS, type Tag } from './tags';

export type BlogList = {
  label: string | null;
  tone: Tone;
  cover: Image | null;
  /** Newest first. */
  articles: ArticleSummary[];
  page: number;
  pageCount: number;
  total: number;
};

/** How many articles a page of the blog list has. */
export const BLOGS_PAGE_SIZE = 25;
const ARTICLE_TYPES = '/api/article-types';

/** Of the articles of the blog list. */
export const BLOG_TAGS: readonly Tag[] = [TAGS.articles, TAGS.articleTypes, TAGS.media];

const rawCollection = z.object({ articles: z.array(z.unknown()).nullish() }).optional();
const rawPost = z.object({
  article_types: z
    .array(z.object({ type: z.string().nullish() }))
    .refine((types) => types.some(({ type }) => type === BLOG_LIST)),
});

/** Some of the articles of the blog list, newest first, and how many there are. */
type Range = { articles: ArticleSummary[]; total: number };

export function createBlogs(context: Context) {
  return {
    /**
     * One page of the blog list, newest first, with the list's own cover and label
     * (specification §2, Blog list, and §7); `null` when the service has no such list. Throws
     * `ContentError`.
     *
     * @param page From 1.
     */
    async find(page = 1): Promise<BlogList | null> {
      const [types, { articles, total }] = await Promise.all([
        readPage(context, ARTICLE_TYPES, {
          query: { filters: { type: BLOG_LIST }, populate: { cover: true } },
          tags: [TAGS.articleTypes, TAGS.media],
        }),
        readBlogArticles(context, (page - 1) * BLOGS_PAGE_SIZE, BLOGS_PAGE_SIZE),
      ]);
      const [entry] = types.entries;
      if (entry === undefined) return null;
      const reading = readingOf(context, 'blogs', entry);
      const { text, flag, image } = fieldsOf(read(rawFields, entry, reading), reading);
      return {
        label: text('label'),
        tone: flag('IsDarkCover') ? 'dark' : 'light',
        cover: image('cover'),
        articles,
        page,
        pageCount: Math.ceil(total / BLOGS_PAGE_SIZE),
        total,
      };
    },
  };
}

/**
 * Articles of the blog list, newest first.
 *
 * @param first Index of the first one.
 * @param count How many; infinite: all that follow.
 */
export function readBlogArticles(context: Context, first: number, count: number): Promise<Range> {
  return context.additions.use(
    'types of articles',
    async () => {
      const range = await readByRelation(context, first, first + count, MAX_PAGE_SIZE);
      return range ?? readNested(context, first, count);
    },
    () => readNested(context, first, count),
  );
}

/**
 * Short ranges are cut out of a long page: the news, the feed and the first pages of the list are one
 * request, which takes the service hardly longer than the shortest of them. A service with a lower limit
 * is asked for as many pages as it takes. `null`: the service has not understood which articles are meant.
 */
async function readByRelation(
  context: Context,
  first: number,
  end: number,
  pageSize: number,
): Promise<Range | null> {
  const start = Math.floor(first / pageSize);
  const entries: unknown[] = [];
  let total = 0;
  for (let page = start + 1; (page - 1) * pageSize < end; page += 1) {
    const next = await readRelated(context, pageSize, page);
    // Where nobody knows how many there are, the list itself has them all.
    if (next.total === null) return null;
    const limit = next.pageSize ?? pageSize;
    entries.push(...next.entries);
    total = next.total;
    if (limit < pageSize && entries.length < end) {
      return readByRelation(context, first, end, limit);
    }
    if (next.entries.length < pageSize) break;
  }
  // One that ignores a filter that it does not know lists all articles, or none.
  if (total === 0 || !entries.every((entry) => rawPost.safeParse(entry).success)) return null;
  const own = entries.slice(first - start * pageSize, end - start * pageSize);
  return { articles: readEntries(context, 'articles', own, toArticleSummary), total };
}

function readRelated(context: Context, pageSize: number, page: number): Promise<Page> {
  return readPage(context, '/api/articles', {
    query: {
      filters: { article_types: { type: BLOG_LIST } },
      sort: NEWEST_FIRST,
      pagination: pageQuery(pageSize, page),
      populate: { ...SUMMARY_POPULATE, ...TYPES_POPULATE },
    },
    tags: BLOG_TAGS,
  });
}

/** The query of the specification, which always returns every article of the list. */
async function readNested(context: Context, first: number, count: number): Promise<Range> {
  const { entries } = await readPage(context, ARTICLE_TYPES, {
    query: {
      filters: { type: BLOG_LIST },
      populate: { articles: { populate: '*' }, cover: true },
      pagination: { pageSize: Math.min(count, MAX_PAGE_SIZE) },
    },
    tags: BLOG_TAGS,
  });
  const [entry] = entries;
  const raw = read(rawCollection, entry, readingOf(context, 'blogs', entry));
  const all = readEntries(context, 'articles', raw?.articles ?? [], toArticleSummary);
  // Of two with one slug the first is the one that its address shows.
  const bySlug = new Map(all.toReversed().map((article) => [article.slug, article]));
  const articles = sortNewestFirst([...bySlug.values()]).slice(first, first + count);
  return { articles, total: bySlug.size };
}
