import { strings } from '@strapi/utils';

/** As long as a name or a title may be. */
export const MAX_TITLE_LENGTH = 255;

/** Its field takes 255, and a number may follow. Of a letter of another script several Latin ones are made. */
const MAX_SLUG_LENGTH = 240;

/** A text in small letters, digits and dashes, as Strapi's own button makes it; of a long one its start, since that takes minutes. */
export function slugOf(text: string): string {
  const slug = strings.nameToSlug(text.slice(0, MAX_TITLE_LENGTH));
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}
