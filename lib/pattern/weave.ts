import { INK, SAND } from '@/lib/colour/palette';
import { DEFAULT_ACCENT } from '@/lib/colour/theme-style';
import { visibleOn } from '@/lib/colour/visible-on';
import { toHash } from './hash';
import { CELL, strokeOf } from './stroke';

/** Background tones of a weave. */
export const WEAVE_TONES = ['ink', 'teal', 'ochre', 'sand'] as const;
export type WeaveTone = (typeof WEAVE_TONES)[number];

/** Period and step of each variant: how wide its diamonds are, and how their bands alternate. */
const VARIANTS = [
  { period: 24, step: 6 },
  { period: 16, step: 4 },
  { period: 20, step: 10 },
  { period: 18, step: 6 },
  { period: 28, step: 7 },
  { period: 12, step: 4 },
  { period: 22, step: 5 },
  { period: 26, step: 12 },
] as const;

export const WEAVE_COUNT = VARIANTS.length;

/** The strands in the organization's own colour. */
const OWN = 'own';

type Palette = {
  base: string;
  bright: string;
  accents: readonly [string, string];
  /** How plainly the organization's colour is seen on the ground, at least. */
  contrast: number;
};

const PALETTES: Readonly<Record<WeaveTone, Palette>> = {
  ink: { base: '#29334a', bright: '#6d7890', accents: [OWN, '#e0a526'], contrast: 2.5 },
  teal: { base: '#2f8f83', bright: '#8fd3c8', accents: ['#e0a526', OWN], contrast: 1.7 },
  ochre: { base: '#b98413', bright: '#fbe6b4', accents: [OWN, INK], contrast: 1.45 },
  sand: { base: '#d8ccb6', bright: '#9c8f78', accents: [OWN, '#0f6b63'], contrast: 1.8 },
};

/** The background colour of each tone, shown until the image has loaded. */
export const WEAVE_BACKGROUNDS: Readonly<Record<WeaveTone, string>> = {
  ink: INK,
  teal: '#0f6b63',
  ochre: '#d39a1d',
  sand: SAND,
};

/**
 * What of a weave is drawn: all of it, or the strokes of one colour, which the page uses as a mask
 * to colour them itself.
 */
export type WeavePart = 'whole' | (typeof WEAVE_LAYERS)[number];

const WEAVE_LAYERS = ['ground', 'bright', 'second', 'accent'] as const;

/**
 * The hero's weave is drawn in layers: its accent has the colour of the theme and is animated, and
 * a mask does not count as an image (the largest paint of the screen is the title). The diamonds of
 * these variants are large enough for it.
 */
const HERO_VARIANTS = [4, 6, 0] as const;

/** The hero's weave in the styles (weave.css). */
const STYLED_HERO_VARIANT = 0;

/** Period of the border's pattern, and its number of rows. */
const BORDER_PERIOD = 16;
const BORDER_ROWS = 5;

/** Path of a variant's tile. */
export function weavePath(variant: number, tone: WeaveTone): string {
  return `/weave/${tone}-${variant % WEAVE_COUNT}.svg`;
}

/** Draws a file with the accent of an organization, as `#rrggbb`. */
type Draw = (accent: string) => string;

/** File name and drawing of every tile that the site serves below /weave. */
export const WEAVE_FILES: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...WEAVE_TONES.flatMap((tone) =>
    VARIANTS.map(
      (_, variant) =>
        [
          `${tone}-${variant}.svg`,
          (accent: string) => weaveTile(variant, tone, { accent }),
        ] as const,
    ),
  ),
  ...HERO_VARIANTS.flatMap((variant) =>
    WEAVE_LAYERS.map(
      (part) => [heroFile(variant, part), () => weaveTile(variant, 'ink', { part })] as const,
    ),
  ),
  ['border-ground.svg', () => weaveBorder('ground')],
  ['border-accent.svg', () => weaveBorder('accent')],
]);

/** A variant and tone for each text, always the same ones. */
export function weaveFor(seed: string): { variant: number; tone: WeaveTone } {
  const hash = toHash(seed);
  return {
    variant: hash % WEAVE_COUNT,
    tone: WEAVE_TONES[Math.floor(hash / WEAVE_COUNT) % WEAVE_TONES.length] ?? 'ink',
  };
}

/** The weave of a cover: for most organizations another one than for others, and never that of the hero. */
export function coverWeave(title: string, brand: string): { variant: number; tone: WeaveTone } {
  const hash = (toHash(title) + toHash(brand)) % (2 * (WEAVE_COUNT - 1));
  const variant = (heroVariant(brand) + 1 + (hash >> 1)) % WEAVE_COUNT;
  return { variant, tone: hash % 2 === 0 ? 'ink' : 'teal' };
}

/** The hero's weave of an organization, by layer, as custom properties; undefined for the one in the styles. */
export function heroWeave(brand: string): Record<`--${string}`, string> | undefined {
  const variant = heroVariant(brand);
  if (variant === STYLED_HERO_VARIANT) return undefined;
  return Object.fromEntries(
    WEAVE_LAYERS.map((part) => [`--hero-${part}`, `url(/weave/${heroFile(variant, part)})`]),
  );
}

/** Which of the weaves the hero of an organization has. */
export function heroVariant(brand: string): number {
  return HERO_VARIANTS[toHash(brand) % HERO_VARIANTS.length] ?? STYLED_HERO_VARIANT;
}

function heroFile(variant: number, part: WeavePart): string {
  return variant === STYLED_HERO_VARIANT ? `hero-${part}.svg` : `hero-${variant}-${part}.svg`;
}

/**
 * One tile as SVG: in each cell of a grid a short warp or weft stroke, depending on the cell's
 * distance from the middle of its diamond. Tiles repeat without a seam.
 *
 * @param variant 0 to {@link WEAVE_COUNT} − 1.
 */
export function weaveTile(
  variant: number,
  tone: WeaveTone,
  { part = 'whole', accent = DEFAULT_ACCENT }: { part?: WeavePart; accent?: string } = {},
): string {
  const { period, step } = VARIANTS[variant % WEAVE_COUNT] ?? VARIANTS[0];
  const colours = coloursOf(tone, accent);
  return drawCells({ columns: period, rows: period }, (column, row) => {
    const distance = Math.abs(column - period / 2) + Math.abs(row - period / 2);
    const layer = layerAt(distance, period);
    if (part !== 'whole' && part !== layer) return null;
    return { isWarp: distance % step < step / 2, colour: colours[layer] };
  });
}

/** The strip between two bands of a page. */
export function weaveBorder(part: 'ground' | 'accent'): string {
  const middle = (BORDER_ROWS - 1) / 2;
  return drawCells({ columns: BORDER_PERIOD, rows: BORDER_ROWS }, (column, row) => {
    const distance = Math.abs(column - BORDER_PERIOD / 2) + Math.abs(row - middle);
    if (distance <= 1 !== (part === 'accent')) return null;
    return { isWarp: distance % 4 < 2, colour: '#000' };
  });
}

type Cell = { isWarp: boolean; colour: string };

function drawCells(
  { columns, rows }: { columns: number; rows: number },
  cellAt: (column: number, row: number) => Cell | null,
): string {
  const strokes = new Map<string, string>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = cellAt(column, row);
      if (!cell) continue;
      const path = strokeOf(column, row, cell.isWarp);
      strokes.set(cell.colour, (strokes.get(cell.colour) ?? '') + path);
    }
  }
  const width = columns * CELL;
  const height = rows * CELL;
  const paths = [...strokes].map(([colour, d]) => `<path stroke="${colour}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="2" stroke-linecap="round">${paths}</svg>`;
}

function layerAt(distance: number, period: number): (typeof WEAVE_LAYERS)[number] {
  if (distance <= 2) return 'accent';
  if (distance >= period - 2) return 'second';
  return distance === Math.round(period * 0.4) ? 'bright' : 'ground';
}

function coloursOf(tone: WeaveTone, accent: string): Record<(typeof WEAVE_LAYERS)[number], string> {
  const { base, bright, accents, contrast } = PALETTES[tone];
  const own = visibleOn(accent, WEAVE_BACKGROUNDS[tone], contrast);
  const [first, second] = accents.map((colour) => (colour === OWN ? own : colour));
  return { ground: base, bright, second: second ?? own, accent: first ?? own };
}
