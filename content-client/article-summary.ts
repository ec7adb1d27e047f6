import * as z from 'zod';
import { toImage } from './media';
import { lenient, type Reading, read, readText, requiredText } from './reading';
import { readNoindex } from './seo';
import type { ArticleSummary } from './types';

const rawDate = z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'is not a date');

const rawSummary = z.object({
  slug: requiredText,
  title: requiredText,
  description: lenient,
  createdAt: rawDate,
  updatedAt: lenient,
  cover: lenient,
  thumbnail_image: lenient,
  seo: lenient,
});

/** Newest first; the slug keeps articles of the same moment from changing pages. */
export const NEWEST_FIRST = ['createdAt:desc', 'slug:asc'] as const;

// All of the SEO's own fields: a service whose SEO has no `noindex` refuses to be asked for it.
export const SUMMARY_POPULATE = { cover: true, thumbnail_image: true, seo: true } as const;

/** An article as a card shows it; `null` without a slug, a title or a date. */
export function toArticleSummary(value: unknown, reading: Reading): ArticleSummary | null {
  const raw = read(rawSummary, value, reading);
  if (!raw) return null;
  return {
    slug: raw.slug,
    title: raw.title,
    description: readText(raw.description, reading.at('description')),
    publishedOn: raw.createdAt,
    updatedAt: read(rawDate.nullish(), raw.updatedAt, reading.at('updatedAt')) ?? raw.createdAt,
    thumbnail: toImage(raw.thumbnail_image, reading.at('thumbnail_image')),
    cover: toImage(raw.cover, reading.at('cover')),
    noindex: readNoindex(raw.seo, reading.at('seo')),
  };
}
