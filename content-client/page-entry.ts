import * as z from 'zod';
import { type Fields, fieldsOf } from './fields';
import { type Reading, read, requiredText } from './reading';
import { readNoindex, type Seo, toSeo } from './seo';

/** What every entry with a page of its own has. */
export type PageEntry = {
  slug: string;
  title: string;
  /** ISO 8601, when the entry was created; `null` where the service does not say. */
  publishedOn: string | null;
  /** ISO 8601; `null` where the service does not say. */
  updatedAt: string | null;
  seo: Seo;
  /** The editor wants search engines to leave it out. */
  noindex: boolean;
};

const rawPage = z.looseObject({ slug: requiredText, title: requiredText });

/** The page of an entry, and its other fields; `null` without a slug or a title. */
export function toPageEntry(
  value: unknown,
  reading: Reading,
): { page: PageEntry; raw: Record<string, unknown>; fields: Fields } | null {
  const raw = read(rawPage, value, reading);
  if (!raw) return null;
  const fields = fieldsOf(raw, reading);
  const page: PageEntry = {
    slug: raw.slug,
    title: raw.title,
    publishedOn: fields.date('createdAt'),
    updatedAt: fields.date('updatedAt'),
    seo: toSeo(raw.seo, reading.at('seo')),
    noindex: readNoindex(raw.seo, reading.at('seo')),
  };
  return { page, raw, fields };
}
