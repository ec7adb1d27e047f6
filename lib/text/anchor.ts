const MAX_LENGTH = 60;

/** The id of a heading inside an article; no part of the page itself begins so. */
export function headingAnchor(text: string): string | null {
  const anchor = anchorOf(text);
  return anchor ? `part-${anchor}` : null;
}

/**
 * The id of a part of a page, by its words: the address of a question or of a person.
 *
 * @param text Plain text, in any language.
 * @returns its letters and numbers with hyphens between them; empty where it has none.
 */
export function anchorOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}
