import { INK } from './palette';

/** What a colour is mixed with, as with ink, the darkest of the design. */
const WHITE = '#ffffff';
const STEPS = 20;

/**
 * A colour that is seen on a ground: itself, or as much darker or lighter as that takes.
 *
 * @param colour `#rrggbb`, as `ground` is.
 * @param minContrast By the formula of WCAG; what ink or white cannot reach gets one of them.
 */
export function visibleOn(colour: string, ground: string, minContrast: number): string {
  const other = contrast(INK, ground) > contrast(WHITE, ground) ? INK : WHITE;
  const mixes = Array.from({ length: STEPS }, (_, step) => mix(colour, other, step / STEPS));
  return mixes.find((mixed) => contrast(mixed, ground) >= minContrast) ?? other;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(colour: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(colour).map((part, index) =>
    Math.round(part + ((others[index] ?? part) - part) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
