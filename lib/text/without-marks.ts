/** The first mark inside ends what the mark at the beginning has begun: `“Fast” and “cheap”`. */
const ENDS_INSIDE = /^.[^"“”„«»]*(?<=[^\s([])["“”»](?!\.?$)/s;

/**
 * A quotation without the marks around it: the site draws its own, and an editor's pair would stand
 * inside them.
 */
export function withoutMarks(text: string): string {
  const quotation = text.trim();
  if (ENDS_INSIDE.test(quotation)) return quotation;
  return quotation.replace(/^["“„«](.*)["”“»](\.?)$/s, '$1$2');
}
