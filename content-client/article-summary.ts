import * as z from 'zod';
import { fieldsOf, rawFields } from './fields';
import type { Image } from './media';
import { type Reading, read, requiredText } from './reading';
import { readNoindex } from './seo';
import { titleFromSlug } from './title-from-slug';

/** The colour of the text on a cover: 'dark' is a dark cover, so its text is white. */
export type Tone = 'dark' | 'light';

export type ArticleSummary = {
  /** Of a service without such ids: the slug. */
  documentId: string;
  slug: string;
  /** Without a title of its own: its slug as words (specification §2, Article page). */
  title: string;
  description: string | null;
  /** ISO 8601, when the article was created; `null`: the service does not say. */
  publishedOn: string | null;
  /** ISO 8601; `null`: the service does not say. */
  updatedAt: string | null;
  /** Who wrote it, by name; `null`: the organization. */
  author: string | null;
  thumbnail: Image | null;
  cover: Image | null;
  /** The editor wants search engines to leave it out. */
  noindex: boolean;
  /** Whether it is in the blog list; `null` where the answer does not say. */
  isPost: boolean | null;
};

const rawSummary = z.looseObject({
  documentId: z.string().nullish().catch(null),
  slug: requiredText,
});
const rawTypes = z.array(rawFields).nullish();

/** The type of the articles that are posts. */
export const BLOG_LIST = 'blogs';

/** Newest first; the slug keeps the order of articles created at the same moment stable. */
export const NEWEST_FIRST = ['createdAt:desc', 'slug:asc'] as const;

/** The same order, for a list that is here already; what has no date is last. */
export function sortNewestFirst<T extends ArticleSummary>(articles: Iterable<T>): T[] {
  // Of thousands, reading a date takes longer than comparing: each is read once.
  return Array.from(articles, (article) => ({ article, time: toTime(article.publishedOn) }))
    .sort((a, b) => b.time - a.time || (a.article.slug < b.article.slug ? -1 : 1))
    .map(({ article }) => article);
}

/** A date in milliseconds since 1970, to sort by; 0 where there is none. */
export function toTime(date: string | null): number {
  return date === null ? 0 : Date.parse(date);
}

// All fields of the SEO component: a service whose component has no `noindex` refuses a request for it.
export const SUMMARY_POPULATE = { cover: true, thumbnail_image: true, seo: true } as const;

/** An addition to the specification: without it `isPost` is `null`. */
export const TYPES_POPULATE = { article_types: { fields: ['type'] } } as const;

/** An article as a card shows it; `null` without a slug. */
export function toArticleSummary(value: unknown, reading: Reading): ArticleSummary | null {
  const raw = read(rawSummary, value, reading);
  if (!raw) return null;
  const types = read(rawTypes, raw.article_types, reading.at('article_types'));
  const { text, date, image } = fieldsOf(raw, reading);
  const publishedOn = date('createdAt');
  return {
    documentId: raw.documentId ?? raw.slug,
    slug: raw.slug,
    title: text('title') ?? titleFromSlug(raw.slug),
    description: text('description'),
    publishedOn,
    updatedAt: date('updatedAt') ?? publishedOn,
    author: text('author'),
    thumbnail: image('thumbnail_image'),
    cover: image('cover'),
    noindex: readNoindex(raw.seo, reading.at('seo')),
    isPost: types ? types.some(({ type }) => type === BLOG_LIST) : null,
  };
}
