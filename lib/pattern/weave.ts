import { toHash } from './hash';

/** Grounds that a cloth is woven on. */
export const WEAVE_TONES = ['ink', 'teal', 'ochre', 'sand'] as const;
export type WeaveTone = (typeof WEAVE_TONES)[number];

/** Period and step of each cloth: how wide its diamonds are, and how their bands alternate. */
const CLOTHS = [
  { period: 24, step: 6 },
  { period: 16, step: 4 },
  { period: 20, step: 10 },
  { period: 18, step: 6 },
  { period: 28, step: 7 },
  { period: 12, step: 4 },
  { period: 22, step: 5 },
  { period: 26, step: 12 },
] as const;

export const WEAVE_COUNT = CLOTHS.length;

/** Side of one cell in the tile's own units. */
const CELL = 16;
const STROKE = 10;

type Palette = { thread: string; bright: string; accents: readonly [string, string] };

const PALETTES: Readonly<Record<WeaveTone, Palette>> = {
  ink: { thread: '#29334a', bright: '#6d7890', accents: ['#f43f5e', '#e0a526'] },
  teal: { thread: '#2f8f83', bright: '#8fd3c8', accents: ['#e0a526', '#f43f5e'] },
  ochre: { thread: '#b98413', bright: '#fbe6b4', accents: ['#f43f5e', '#0b1220'] },
  sand: { thread: '#d8ccb6', bright: '#9c8f78', accents: ['#f43f5e', '#0f6b63'] },
};

/** The colour a cloth is woven on, for the moment before its picture is there. */
export const WEAVE_GROUNDS: Readonly<Record<WeaveTone, string>> = {
  ink: '#0b1220',
  teal: '#0f6b63',
  ochre: '#d39a1d',
  sand: '#f1ebe0',
};

/**
 * What of a cloth is drawn: all of it, or the strokes of one colour, which the page then dyes by
 * using them as a mask. 'thread' is its accent.
 */
export type WeavePart = 'whole' | (typeof WEAVE_LAYERS)[number];

const WEAVE_LAYERS = ['ground', 'bright', 'second', 'thread'] as const;

/**
 * The cloth of the hero, in layers: its thread takes the theme's colour and breathes, and what is a
 * mask is no picture that the screen has to wait for (its largest paint is the title).
 */
const HERO_CLOTH = 0;

/** How wide the border's pattern is before it repeats, and how many rows it has. */
const BORDER_PERIOD = 16;
const BORDER_ROWS = 5;

/** Address of a cloth's tile. */
export function weavePath(cloth: number, tone: WeaveTone): string {
  return `/weave/${tone}-${cloth % WEAVE_COUNT}.svg`;
}

/** File name and drawing of every tile that the site serves below /weave. */
export const WEAVE_FILES: ReadonlyMap<string, () => string> = new Map([
  ...WEAVE_TONES.flatMap((tone) =>
    CLOTHS.map((_, cloth) => [`${tone}-${cloth}.svg`, () => weaveTile(cloth, tone)] as const),
  ),
  ...WEAVE_LAYERS.map(
    (part) => [`hero-${part}.svg`, () => weaveTile(HERO_CLOTH, 'ink', part)] as const,
  ),
  ['border-ground.svg', () => weaveBorder('ground')],
  ['border-thread.svg', () => weaveBorder('thread')],
]);

/** A cloth and tone of its own for each text, the same one every time. */
export function weaveFor(seed: string): { cloth: number; tone: WeaveTone } {
  const hash = toHash(seed);
  return {
    cloth: hash % WEAVE_COUNT,
    tone: WEAVE_TONES[Math.floor(hash / WEAVE_COUNT) % WEAVE_TONES.length] ?? 'ink',
  };
}

/**
 * One tile of woven cloth as SVG: in each cell of a grid a short warp or weft stroke, by the cell's
 * distance from the middle of its diamond. Set side by side, tiles have no seam.
 *
 * @param cloth Which of the cloths, 0 to {@link WEAVE_COUNT} − 1.
 */
export function weaveTile(cloth: number, tone: WeaveTone, part: WeavePart = 'whole'): string {
  const { period, step } = CLOTHS[cloth % WEAVE_COUNT] ?? CLOTHS[0];
  const palette = PALETTES[tone];
  return drawCells({ columns: period, rows: period }, (column, row) => {
    const distance = Math.abs(column - period / 2) + Math.abs(row - period / 2);
    const layer = layerAt(distance, period);
    if (part !== 'whole' && part !== layer) return null;
    return { isWarp: distance % step < step / 2, colour: colourOf(layer, palette) };
  });
}

/** A selvedge: the strip of cloth that ends one band of a page and begins the next. */
export function weaveBorder(part: 'ground' | 'thread'): string {
  const middle = (BORDER_ROWS - 1) / 2;
  return drawCells({ columns: BORDER_PERIOD, rows: BORDER_ROWS }, (column, row) => {
    const distance = Math.abs(column - BORDER_PERIOD / 2) + Math.abs(row - middle);
    if (distance <= 1 !== (part === 'thread')) return null;
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
      const x = column * CELL + CELL / 2;
      const y = row * CELL + CELL / 2;
      const half = STROKE / 2;
      const path = cell.isWarp ? `M${x} ${y - half}v${STROKE}` : `M${x - half} ${y}h${STROKE}`;
      strokes.set(cell.colour, (strokes.get(cell.colour) ?? '') + path);
    }
  }
  const width = columns * CELL;
  const height = rows * CELL;
  const paths = [...strokes].map(([colour, d]) => `<path stroke="${colour}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="2" stroke-linecap="round">${paths}</svg>`;
}

function layerAt(distance: number, period: number): (typeof WEAVE_LAYERS)[number] {
  if (distance <= 2) return 'thread';
  if (distance >= period - 2) return 'second';
  return distance === Math.round(period * 0.4) ? 'bright' : 'ground';
}

function colourOf(layer: (typeof WEAVE_LAYERS)[number], palette: Palette): string {
  const colours = {
    ground: palette.thread,
    bright: palette.bright,
    second: palette.accents[1],
    thread: palette.accents[0],
  };
  return colours[layer];
}
