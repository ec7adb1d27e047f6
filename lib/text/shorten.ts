/** Longest description that search results show. */
const DESCRIPTION_LENGTH = 155;

/** A text cut for search results: at a word's end, with an ellipsis where something was left out. */
export function toDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const end = plain.lastIndexOf(' ', DESCRIPTION_LENGTH - 1);
  return `${plain.slice(0, end > 0 ? end : DESCRIPTION_LENGTH - 1).replace(/[,;:.–-]+$/, '')}…`;
}
