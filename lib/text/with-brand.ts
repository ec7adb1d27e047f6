/** A text with the brand in it: the place of it is `{brand}`, and a `$` of the brand is no more than that. */
export function withBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', () => brand);
}
