/**
 * A quotation without the marks around it: the site draws its own, and an editor's pair would stand
 * inside them.
 */
export function withoutMarks(text: string): string {
  return text.trim().replace(/^["“„«](.*)["”“»](\.?)$/s, '$1$2');
}
