/**
 * A text in at most `maxLength` characters: cut at the end of a word where there is one, with an
 * ellipsis.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength - 1);
  return `${text.slice(0, end > 0 ? end : maxLength - 1).replace(/[,;:.–-]+$/, '')}…`;
}
