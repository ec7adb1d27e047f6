/**
 * The beginning of a text, without half a character at its end: JavaScript counts an emoji as two, and half of
 * one is shown as a question mark, or refused.
 */
export function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
