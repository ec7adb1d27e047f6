import * as z from 'zod';
import {
  type ArticleSummary,
  BLOG_LIST,
  NEWEST_FIRST,
  newestFirst,
  SUMMARY_POPULATE,
  type Tone,
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

type BlogArticles = Pick<BlogList, 'articles' | 'page' | 'pageCount' | 'total'>;
type PageOfBlogs = { size: number; page: number };

export function createBlogs(context: Context) {
  return {
    /**
     * One page of the blog list, newest first, with the list's own cover and label
     * (specification §2, Blog list, and §7); `null` when the service has no such list. A page
     * holds 100 articles at most. Throws `ContentError`.
     */
    async find({
      size = BLOGS_PAGE_SIZE,
      page = 1,
    }: Partial<PageOfBlogs> = {}): Promise<BlogList | null> {
      const [types, articles] = await Promise.all([
        readPage(context, ARTICLE_TYPES, {
          query: { filters: { type: BLOG_LIST }, populate: { cover: true } },
          tags: [TAGS.articleTypes, TAGS.media],
        }),
        readBlogArticles(context, { size, page }),
      ]);
      const [entry] = types.entries;
      if (entry === undefined) return null;
      const reading = readingOf(context, 'blogs', entry);
      const { text, flag, image } = fieldsOf(read(rawFields, entry, reading), reading);
      return {
        label: text('label'),
        tone: flag('IsDarkCover') ? 'dark' : 'light',
        cover: image('cover'),
        ...articles,
      };
    },
  };
}

/** One page of the articles of the blog list, newest first. */
export async function readBlogArticles(
  context: Context,
  { size, page }: PageOfBlogs,
): Promise<BlogArticles> {
  const range = { size: clamp(size, MAX_PAGE_SIZE), page: clamp(page, Number.MAX_SAFE_INTEGER) };
  return context.additions.use(
    'types of articles',
    () => readByRelation(context, range),
    () => readNested(context, range),
  );
}

/**
 * Short pages are cut out of a long one: the news, the feed and the first pages of the list are one
 * request, which takes the service hardly longer than the shortest of them.
 */
async function readByRelation(
  context: Context,
  { size, page }: PageOfBlogs,
): Promise<BlogArticles> {
  const pageSize = page === 1 ? MAX_PAGE_SIZE : MAX_PAGE_SIZE - (MAX_PAGE_SIZE % size);
  const first = (page - 1) * size;
  const long = await readRelated(context, pageSize, Math.floor(first / pageSize) + 1);
  const limit = clamp(long.pagination?.pageSize ?? pageSize, pageSize);
  const isWhole = limit === pageSize || first + size <= long.entries.length;
  const own = isWhole
    ? long.entries.slice(first % pageSize, (first % pageSize) + size)
    : await readRange(context, { limit, first, end: first + size });
  const total = long.pagination?.total ?? long.entries.length;
  return {
    articles: readEntries(context, 'articles', own, toArticleSummary),
    page,
    pageCount: Math.ceil(total / size),
    total,
  };
}

/** The same of a service with a lower limit, in as many pages as it takes. */
async function readRange(
  context: Context,
  { limit, first, end }: { limit: number; first: number; end: number },
): Promise<unknown[]> {
  const start = Math.floor(first / limit);
  const entries: unknown[] = [];
  for (let page = start + 1; (page - 1) * limit < end; page += 1) {
    const next = await readRelated(context, limit, page);
    entries.push(...next.entries);
    if (next.entries.length < limit) break;
  }
  return entries.slice(first - start * limit, end - start * limit);
}

function readRelated(context: Context, pageSize: number, page: number): Promise<Page> {
  return readPage(context, '/api/articles', {
    query: {
      filters: { article_types: { type: BLOG_LIST } },
      sort: NEWEST_FIRST,
      pagination: pageQuery(pageSize, page),
      populate: SUMMARY_POPULATE,
    },
    tags: BLOG_TAGS,
  });
}

/** The query of the specification, which always returns every article of the list. */
async function readNested(context: Context, { size, page }: PageOfBlogs): Promise<BlogArticles> {
  const { entries } = await readPage(context, ARTICLE_TYPES, {
    query: {
      filters: { type: BLOG_LIST },
      populate: { articles: { populate: '*' }, cover: true },
      pagination: { pageSize: size },
    },
    tags: BLOG_TAGS,
  });
  const [entry] = entries;
  const raw = read(rawCollection, entry, readingOf(context, 'blogs', entry));
  const articles = readEntries(context, 'articles', raw?.articles ?? [], toArticleSummary).toSorted(
    newestFirst,
  );
  return {
    articles: articles.slice((page - 1) * size, page * size),
    page,
    pageCount: Math.ceil(articles.length / size),
    total: articles.length,
  };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(Math.trunc(value) || 1, 1), max);
}
