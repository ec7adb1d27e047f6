import * as z from 'zod';
import type { ArticleSummary, Tone } from './article-summary';
import { NEWEST_FIRST, SUMMARY_POPULATE, toArticleSummary } from './article-summary';
import type { ArticleText } from './article-texts';
import { TEXTS_PER_REQUEST, TEXTS_QUERY, toArticleText } from './article-texts';
import type { Block } from './block';
import { BLOCKS_QUERY, toBlocks } from './blocks';
import { readBlogArticles } from './blogs';
import { readAll, readPage } from './list';
import {
  type Context,
  lenient,
  type Reading,
  read,
  readEntries,
  readFlag,
  readString,
  readText,
} from './reading';
import type { Seo } from './seo';
import { toSeo } from './seo';
import { TAGS } from './tags';

export type Article = ArticleSummary & {
  documentId: string;
  tone: Tone;
  /** A link of `''` opens in the same tab, a link of `null` leads to '#'. */
  button: { name: string; link: string | null } | null;
  seo: Seo;
  blocks: Block[];
};

const rawArticle = z.object({
  documentId: z.string(),
  IsDarkCover: lenient,
  button_name: lenient,
  button_link: lenient,
  seo: lenient,
  blocks: lenient,
});

export function createArticles(context: Context) {
  return {
    /**
     * The article with this slug, with its blocks (specification §2, Article page, and §7);
     * `null` when none is published under it. Throws `ContentError`.
     */
    async find(slug: string): Promise<Article | null> {
      const { entries } = await readPage(context, '/api/articles', {
        query: {
          filters: { slug: { $eq: slug } },
          populate: { ...SUMMARY_POPULATE, seo: { populate: '*' }, blocks: BLOCKS_QUERY },
        },
        tags: [TAGS.articles, TAGS.media],
      });
      const [article = null] = readEntries(context, 'articles', entries.slice(0, 1), toArticle);
      return article;
    },

    /** Every published article, newest first, without blocks. Throws `ContentError`. */
    async list(): Promise<ArticleSummary[]> {
      const entries = await readAll(context, 'articles', '/api/articles', {
        query: { sort: NEWEST_FIRST, populate: SUMMARY_POPULATE },
        tags: [TAGS.articles, TAGS.media],
      });
      return readEntries(context, 'articles', entries, toArticleSummary);
    },

    /**
     * The text of the articles with these slugs, for a search index; a slug without a published
     * article is left out. Throws `ContentError`.
     */
    async texts(slugs: readonly string[]): Promise<ArticleText[]> {
      const texts: ArticleText[] = [];
      for (let from = 0; from < slugs.length; from += TEXTS_PER_REQUEST) {
        const { entries } = await readPage(context, '/api/articles', {
          query: {
            ...TEXTS_QUERY,
            filters: { slug: { $in: slugs.slice(from, from + TEXTS_PER_REQUEST) } },
            pagination: { pageSize: TEXTS_PER_REQUEST },
          },
          tags: [TAGS.articles],
        });
        texts.push(...readEntries(context, 'articles', entries, toArticleText));
      }
      return texts;
    },

    /**
     * The newest blog articles, `count` at most (specification §2, Home, news feed). Throws
     * `ContentError`.
     */
    async latest(count: number): Promise<ArticleSummary[]> {
      const { articles } = await readBlogArticles(context, { size: count, page: 1 });
      return articles;
    },
  };
}

function toArticle(value: unknown, reading: Reading): Article | null {
  const summary = toArticleSummary(value, reading);
  const raw = summary && read(rawArticle, value, reading);
  if (!raw) return null;
  const buttonName = readText(raw.button_name, reading.at('button_name'));
  return {
    ...summary,
    documentId: raw.documentId,
    tone: readFlag(raw.IsDarkCover, reading.at('IsDarkCover')) ? 'dark' : 'light',
    button:
      buttonName === null
        ? null
        : { name: buttonName, link: readString(raw.button_link, reading.at('button_link')) },
    seo: toSeo(raw.seo, reading.at('seo')),
    blocks: toBlocks(raw.blocks, reading.at('blocks')),
  };
}
