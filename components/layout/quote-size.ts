/** Longer quotations are smaller: in the large size they would fill the screen of a phone. */
const MAX_LARGE_LENGTH = 110;

/** The size of a quotation, or of several beside each other. */
export function quoteSize(...texts: readonly string[]): string {
  const isLong = texts.some((text) => text.length > MAX_LARGE_LENGTH);
  return isLong ? 'text-quote-long' : 'text-quote';
}
