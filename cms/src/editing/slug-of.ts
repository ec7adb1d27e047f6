import { strings } from '@strapi/utils';

/** As long as a name or a title may be. */
export const MAX_TITLE_LENGTH = 255;

/** A text in small letters, digits and dashes, as Strapi's own button makes it; of a long one its start, since that takes minutes. */
export function slugOf(text: string): string {
  return strings.nameToSlug(text.slice(0, MAX_TITLE_LENGTH));
}
