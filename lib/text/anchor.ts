import { cut } from './cut';

const MAX_LENGTH = 60;

/** With the signs that belong to it, as of an emoji. Those of a letter are part of a word: Hindi writes vowels so. */
const NO_WORDS = /(?:[^\p{L}\p{M}\p{N}]\p{M}*|(?<=\p{N})\p{M}+)+/gu;

/** The id of a heading inside an article; no part of the page itself begins so. */
export function headingAnchor(text: string): string | null {
  const anchor = anchorOf(text);
  return anchor ? `part-${anchor}` : null;
}

/**
 * The id of a part of a page, by its words: the address of a question or of a person.
 *
 * @param text Plain text, in any language.
 * @returns its letters, with their signs, and numbers with hyphens between them; empty where it has none.
 */
export function anchorOf(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().replace(NO_WORDS, '-');
  return cut(words, MAX_LENGTH).replace(/^-+|-+$/g, '');
}

/**
 * The ids of the parts of one page, in its order: one that was there before has a number.
 *
 * @param texts Plain texts, as of {@link anchorOf}.
 */
export function anchorsOf(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const anchor = anchorOf(text);
    let own = anchor;
    for (let number = 2; own !== '' && taken.has(own); number += 1) own = `${anchor}-${number}`;
    taken.add(own);
    return own;
  });
}
