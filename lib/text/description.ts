import { truncate } from './truncate';

/** Search results show no longer descriptions. */
export const MAX_DESCRIPTION_LENGTH = 155;

/** A text in one line, truncated for search results. */
export function toDescription(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION_LENGTH);
}

/** Titles one after the other, each as a sentence: what a list says for which nobody has written a text. */
export function asSentences(titles: readonly string[]): string {
  return titles
    .map((title) => title.trim())
    .filter((title) => title !== '')
    .map((title) => (/[.!?…:]["”’)]*$/.test(title) ? title : `${title}.`))
    .join(' ');
}
