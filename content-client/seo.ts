import * as z from 'zod';
import type { Image } from './media';
import { toImage } from './media';
import { lenient, type Reading, read, readFlag, readText } from './reading';

export type Seo = {
  title: string | null;
  description: string | null;
  keywords: string | null;
  shareImage: Image | null;
};

const rawSeo = z
  .object({
    metaTitle: lenient,
    metaDescription: lenient,
    metakeywords: lenient,
    shareImage: lenient,
  })
  .nullish();

/** The search metadata of an entry; what the editor left empty is `null`. */
export function toSeo(value: unknown, reading: Reading): Seo {
  const raw = read(rawSeo, value, reading);
  return {
    title: readText(raw?.metaTitle, reading.at('metaTitle')),
    description: readText(raw?.metaDescription, reading.at('metaDescription')),
    keywords: readText(raw?.metakeywords, reading.at('metakeywords')),
    shareImage: toImage(raw?.shareImage, reading.at('shareImage')),
  };
}

const rawNoindex = z.object({ noindex: lenient });

/** Whether the editor wants search engines to leave the entry out. */
export function readNoindex(seo: unknown, reading: Reading): boolean {
  const { data } = rawNoindex.safeParse(seo);
  return readFlag(data?.noindex, reading.at('noindex'));
}
