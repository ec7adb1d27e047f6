import { cut } from './cut';

/**
 * A text in at most `maxLength` characters: cut at the end of a word, with an ellipsis; within it
 * where little would be left.
 */
export function truncate(text: string, maxLength: number): string {
  const beginning = beginningOf(text, maxLength);
  return beginning === text ? text : `${beginning}…`;
}

/** What `truncate` leaves of a text, without the ellipsis; the rest may follow it. */
export function beginningOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength - 1);
  return cut(text, end > maxLength / 3 ? end : maxLength - 1).replace(/[\s,;:.–—-]+$/, '');
}
