import { cut } from './cut';

/**
 * A text in at most `maxLength` characters: cut at the end of a word where there is one, with an
 * ellipsis.
 */
export function truncate(text: string, maxLength: number): string {
  const beginning = beginningOf(text, maxLength);
  return beginning === text ? text : `${beginning}…`;
}

/** What `truncate` leaves of a text, without the ellipsis; the rest may follow it. */
export function beginningOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength - 1);
  return cut(text, end > 0 ? end : maxLength - 1).replace(/[\s,;:.–—-]+$/, '');
}
