const IMAGE =
  /\\(png|jpeg)blip(?:\\[a-z]+-?\d*\s?)*\s*(?:\{\\\*\\blipuid[^}]*\})?\s*([0-9a-f][0-9a-f\s]+)\}/gi;

/**
 * The images in RTF, in their order. Word copies its text as HTML, with images as addresses on the
 * computer, which no browser may read, and once more as RTF, which contains them.
 */
export function imagesInRtf(rtf: string): Blob[] {
  return [...rtf.matchAll(IMAGE)].map(([, kind = '', hex = '']) => {
    const pairs = hex.replace(/\s/g, '').match(/../g) ?? [];
    const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
    return new Blob([bytes], { type: `image/${kind.toLowerCase()}` });
  });
}
