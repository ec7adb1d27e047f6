import { fieldsOf, optionalFields, rawFields } from './fields';
import type { Image } from './media';
import { type Reading, read } from './reading';

export type Seo = {
  title: string | null;
  description: string | null;
  keywords: string | null;
  shareImage: Image | null;
};

/** The search metadata of an entry; what the editor left empty is `null`. */
export function toSeo(value: unknown, reading: Reading): Seo {
  const { text, image } = fieldsOf(read(optionalFields, value, reading), reading);
  return {
    title: text('metaTitle'),
    description: text('metaDescription'),
    keywords: text('metakeywords'),
    shareImage: image('shareImage'),
  };
}

/** Whether the editor wants search engines to leave the entry out. */
export function readNoindex(seo: unknown, reading: Reading): boolean {
  return fieldsOf(rawFields.safeParse(seo).data, reading).flag('noindex');
}
