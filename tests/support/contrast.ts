/**
 * The contrast of two colours, each by its three parts from 0 to 255. Written again from WCAG 2.2, so that it does not
 * share a mistake with `lib/colour/`.
 */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

export function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The parts of `#rrggbb`, also without its sign. */
export function partsOfHex(colour: string): number[] {
  return (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
}
