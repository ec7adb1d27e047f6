const IMAGE =
  /\\(png|jpeg)blip(?:\\[a-z]+-?\d*\s?)*\s*(?:\{\\\*\\blipuid[^}]*\})?\s*([0-9a-f][0-9a-f\s]+)\}/gi;

/**
 * The images in RTF, in their order. Word copies its text as HTML, with images as addresses on the
 * computer, which no browser may read, and once more as RTF, which contains them.
 */
export function imagesInRtf(rtf: string): Blob[] {
  return [...rtf.matchAll(IMAGE)].map(([, kind = '', hex = '']) => {
    return new Blob([toBytes(hex.replace(/\s/g, ''))], { type: `image/${kind.toLowerCase()}` });
  });
}

/** A list of the pairs would take a hundred times the memory of the image. */
function toBytes(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor(hex.length / 2));
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  }
  return bytes;
}
