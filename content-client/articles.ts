import { isTypeMissing } from './additions';
import {
  type ArticleSummary,
  NEWEST_FIRST,
  SUMMARY_POPULATE,
  sortNewestFirst,
  type Tone,
  TYPES_POPULATE,
  toArticleSummary,
  toTime,
} from './article-summary';
import type { Block } from './block';
import { BLOCKS_QUERY, toBlocks } from './blocks';
import { readBlogArticles } from './blogs';
import { fieldsOf, rawFields } from './fields';
import { MAX_PAGE_SIZE, pageQuery, readList, readPage } from './list';
import { createMenus, type MenuItem } from './menu';
import type { Query } from './query';
import { type Context, type Reading, read, readEntries } from './reading';
import { type Seo, toSeo } from './seo';
import { slugTag, TAGS } from './tags';

export type Article = ArticleSummary & {
  tone: Tone;
  /** A link of `''` opens in the same tab, a link of `null` leads to '#'. */
  button: { name: string; link: string | null } | null;
  seo: Seo;
  blocks: Block[];
};

const PATH = '/api/articles';
/** A menu may name thousands: asked for all at once, a small service answers few of them in time. */
const CONCURRENCY = 25;
const LIST_TAGS = [TAGS.articles, TAGS.articleTypes, TAGS.media] as const;

export function createArticles(context: Context) {
  return {
    find,

    /** The URLs that `find` may read, with the types of the article and in its plain form. */
    urlsOf(slug: string): string[] {
      return Object.values(queriesOf(slug)).map((query) => context.http.urlOf(PATH, query));
    },

    listNamed,

    /**
     * Every published article, newest first, without blocks. Of a service that gives them by their slug
     * only (specification §7), those that it names. Throws `ContentError`.
     */
    async list(): Promise<ArticleSummary[]> {
      try {
        const articles = await withTypes((populate) =>
          readList(context, 'articles', {
            path: PATH,
            query: { sort: NEWEST_FIRST, populate },
            tags: LIST_TAGS,
            toEntry: toArticleSummary,
          }),
        );
        if (articles.length > 0) return articles;
      } catch (error) {
        if (!isTypeMissing(error)) throw error;
      }
      return listNamed();
    },

    /**
     * A page of the published articles without blocks, the one that changed last first, and how many
     * there are; `null`: nobody knows how many follow. `entries` counts those of the page that cannot be
     * used, too. Throws `ContentError`.
     *
     * @param page From 1.
     * @param pageSize Articles of a page.
     */
    async lastChanged(
      page: number,
      pageSize = MAX_PAGE_SIZE,
    ): Promise<{ articles: ArticleSummary[]; entries: number; total: number | null }> {
      const query = {
        sort: ['updatedAt:desc', 'slug:asc'],
        pagination: pageQuery(pageSize, page),
      };
      const { entries, total } = await withTypes((populate) =>
        readPage(context, PATH, {
          query: { ...query, populate },
          tags: LIST_TAGS,
        }),
      );
      const articles = readEntries(context, 'articles', entries, toArticleSummary);
      return { articles, entries: entries.length, total };
    },

    /**
     * The newest blog articles, `count` at most (specification §2, Home, news feed). Throws
     * `ContentError`.
     */
    async latest(count: number): Promise<ArticleSummary[]> {
      return (await readBlogArticles(context, 0, count)).articles;
    },
  };

  /**
   * The article with this slug, with its blocks (specification §2, Article page, and §7);
   * `null` when none is published under it, and the last changed of several. Throws `ContentError`.
   */
  async function find(slug: string): Promise<Article | null> {
    const { withTypes, plain } = queriesOf(slug);
    const tags = [slugTag(slug), TAGS.singleArticles, TAGS.articleTypes, TAGS.media];
    const readPlain = () => readPage(context, PATH, { query: plain, tags });
    const { entries } = await context.additions.use(
      'types of an article',
      async () => {
        const page = await readPage(context, PATH, { query: withTypes, tags });
        // A service that refused the types may be empty by a fault: in the plain form the article is stored.
        return page.entries.length > 0 ? page : readPlain();
      },
      readPlain,
    );
    const articles = readEntries(context, 'articles', entries, toArticle);
    return articles.sort(lastChangedFirst)[0] ?? null;
  }

  /** The articles that the blog list and the menu name, newest first, without blocks. Throws `ContentError`. */
  async function listNamed(): Promise<ArticleSummary[]> {
    const [{ articles }, menu] = await Promise.all([
      readBlogArticles(context, 0, Number.POSITIVE_INFINITY),
      createMenus(context).list(),
    ]);
    const known = new Set(articles.map(({ slug }) => slug));
    const others = [...new Set(menu.flatMap(slugsOf))].filter((slug) => !known.has(slug));
    const found: ArticleSummary[] = [];
    for (let from = 0; from < others.length; from += CONCURRENCY) {
      const next = await Promise.all(others.slice(from, from + CONCURRENCY).map(find));
      found.push(...next.filter((article) => article !== null));
    }
    return sortNewestFirst([...articles, ...found]);
  }

  /** Reads a list with the types of its articles, where the service knows them. */
  function withTypes<T>(readWith: (populate: Query) => Promise<T>): Promise<T> {
    return context.additions.use(
      'types of listed articles',
      () => readWith({ ...SUMMARY_POPULATE, ...TYPES_POPULATE }),
      () => readWith(SUMMARY_POPULATE),
    );
  }
}

function slugsOf({ articleSlug, children }: MenuItem): string[] {
  return [...(articleSlug === null ? [] : [articleSlug]), ...children.flatMap(slugsOf)];
}

/** The forms in which an article is read by its slug. */
function queriesOf(slug: string) {
  const filters = { slug: { $eq: slug } };
  const populate = { ...SUMMARY_POPULATE, seo: { populate: '*' }, blocks: BLOCKS_QUERY };
  return {
    withTypes: { filters, populate: { ...populate, ...TYPES_POPULATE } },
    plain: { filters, populate },
  };
}

/** The order of `lastChanged`, by which the site knows its articles. */
function lastChangedFirst(a: ArticleSummary, b: ArticleSummary): number {
  return toTime(b.updatedAt) - toTime(a.updatedAt);
}

function toArticle(value: unknown, reading: Reading): Article | null {
  const summary = toArticleSummary(value, reading);
  const raw = summary && read(rawFields, value, reading);
  if (!raw) return null;
  const { text, string, flag } = fieldsOf(raw, reading);
  const buttonName = text('button_name');
  return {
    ...summary,
    tone: flag('IsDarkCover') ? 'dark' : 'light',
    button: buttonName === null ? null : { name: buttonName, link: string('button_link') },
    seo: toSeo(raw.seo, reading.at('seo')),
    blocks: toBlocks(raw.blocks, reading.at('blocks')),
  };
}
