// Nobody here exists, so nobody has a photograph: each person has a weave of their own instead,
// with an edge (pindo), a field, and the initials in its middle (mji).
/** @import { Color, Metric, Piece, Tone, WordsOptions } from './types.mjs' */

import { mod } from './numbers.mjs';
import {
  ABYSS,
  AMBER,
  DEEP,
  INK,
  LAGOON,
  NIGHT,
  OCHRE,
  PAPER,
  ROSE,
  SAND,
  SLATE,
  STONE,
  TEAL,
  WINE,
} from './palette.mjs';
import { rect, sheet } from './sheet.mjs';
import { words } from './type.mjs';
import { createWeaver, METRICS } from './weave.mjs';

const CELL = 16;
const COLUMNS = 40;
const ROWS = 50;
const [MIDDLE_X, MIDDLE_Y] = [19.5, 24.5];

/** @typedef {(i: number, j: number) => number} Middle */
/** @typedef {(i: number, j: number, side: number) => boolean} Edge */

/** @type {(i: number) => number} */
const dx = (i) => Math.abs(i - MIDDLE_X);
/** @type {(j: number) => number} */
const dy = (j) => Math.abs(j - MIDDLE_Y);

/**
 * The middle is where this is at most 14.
 *
 * @type {Record<'octagon' | 'round' | 'band' | 'diamond' | 'cross' | 'arch', Middle>}
 */
const MIDDLES = {
  octagon: (i, j) => Math.max(dx(i), dy(j), (dx(i) + dy(j)) * 0.7),
  round: (i, j) => Math.hypot(dx(i), dy(j)) * 0.92,
  band: (_i, j) => dy(j) * 1.55,
  diamond: (i, j) => (dx(i) + dy(j)) * 0.62,
  cross: (i, j) => Math.min(Math.max(dx(i), dy(j) * 1.5), Math.max(dx(i) * 1.6, dy(j))) * 1.02,
  arch: (i, j) => (j > MIDDLE_Y ? Math.max(dx(i), dy(j)) : Math.hypot(dx(i), dy(j))),
};

/** @type {Record<'plaid' | 'teeth' | 'bars' | 'dots', Edge>} */
const EDGES = {
  plaid: (i, j) => mod(i + j, 4) < 2,
  teeth: (i, j, side) => Math.abs(mod(i + j - side, 6) - 2.5) < 3 - side,
  bars: (_i, _j, side) => side % 2 === 0,
  dots: (i, j) => mod(i, 3) === 0 || mod(j, 3) === 0,
};

/** Edges whose cells are filled; on the others a filled cell would shout. */
const FULL_EDGES = new Set(['bars', 'dots']);

/**
 * @typedef {[
 *   initials: string,
 *   ground: Color,
 *   letters: Color,
 *   strand: Color,
 *   bright: Color,
 *   heart: Color,
 *   metric: Metric,
 *   P: number,
 *   q: number,
 *   middle: keyof typeof MIDDLES,
 *   edge: keyof typeof EDGES,
 * ]} Person
 */

/** @type {Record<string, Person>} */
const PEOPLE = {
  'neema-kessy': ['NK', INK, PAPER, SLATE, ROSE, OCHRE, 'diamond', 12, 6, 'octagon', 'plaid'],
  'baraka-mushi': ['BM', TEAL, PAPER, '#7fd0c5', OCHRE, PAPER, 'brick', 10, 5, 'round', 'bars'],
  'zawadi-lyimo': ['ZL', OCHRE, INK, '#fbe6b4', WINE, INK, 'square', 10, 5, 'diamond', 'teeth'],
  'juma-nassoro': ['JN', SAND, INK, STONE, TEAL, ROSE, 'chevron', 10, 8, 'band', 'plaid'],
  'rehema-chande': [
    'RC',
    '#8e1d3d',
    PAPER,
    '#e79aae',
    OCHRE,
    PAPER,
    'octagon',
    12,
    6,
    'octagon',
    'dots',
  ],
  'elias-mfinanga': ['EM', NIGHT, OCHRE, '#6d7da3', LAGOON, PAPER, 'step', 12, 8, 'cross', 'bars'],
  'salma-othman': ['SO', DEEP, '#ffd9de', LAGOON, ROSE, OCHRE, 'diamond', 8, 4, 'arch', 'teeth'],
  'hamisi-kileo': ['HK', AMBER, PAPER, '#f7dc9c', INK, PAPER, 'arrow', 10, 10, 'octagon', 'bars'],
  'grace-mollel': ['GM', PAPER, WINE, STONE, ROSE, TEAL, 'diamond', 14, 7, 'round', 'plaid'],
  'idrissa-makame': [
    'IM',
    ABYSS,
    PAPER,
    '#3f8f86',
    OCHRE,
    ROSE,
    'square',
    12,
    4,
    'diamond',
    'dots',
  ],
  'upendo-massawe': ['UM', ROSE, PAPER, '#ffc3cb', INK, PAPER, 'brick', 12, 6, 'arch', 'plaid'],
  'peter-shayo': ['PS', INK, LAGOON, '#5f7194', PAPER, OCHRE, 'diamond', 16, 8, 'band', 'teeth'],
  'fatma-juma': ['FJ', '#e8efe6', TEAL, '#a9c7b8', TEAL, ROSE, 'octagon', 10, 5, 'cross', 'bars'],
  'kelvin-ngowi': [
    'KN',
    '#4a2f12',
    OCHRE,
    '#b08a52',
    PAPER,
    OCHRE,
    'chevron',
    14,
    7,
    'round',
    'dots',
  ],
};

/** @param {Person} person */
function portrait([initials, ground, letters, strand, bright, heart, metric, P, q, middle, edge]) {
  const weaver = createWeaver({ cell: CELL, stroke: 0.17, reach: 0.6 });
  for (let j = 0; j < ROWS; j += 1) {
    for (let i = 0; i < COLUMNS; i += 1) {
      const side = Math.min(i, COLUMNS - 1 - i, j, ROWS - 1 - j);
      const inside = MIDDLES[middle](i, j);
      const d = METRICS[metric](i + 0.5 - MIDDLE_X, j + 0.5 - MIDDLE_Y, P, P);
      const [x, y] = [i * CELL, j * CELL];
      if (side < 3) {
        const lit = EDGES[edge](i, j, side);
        const isFull = lit && FULL_EDGES.has(edge);
        if (isFull) weaver.plate(x, y, bright);
        if (isFull) weaver.stroke(x, y, true, [ground, 0.75]);
        else weaver.stroke(x, y, lit, lit ? [bright, 1, 1.25] : [strand, 0.75]);
      } else if (side === 3 || (inside > 12.6 && inside <= 14)) {
      } else if (inside <= 12.6) {
        if (inside <= 11.5) continue;
        weaver.stroke(x, y, dx(i) > dy(j), [heart, 1, 1.35]);
      } else {
        const ring = mod(d, P / 2);
        /** @type {Tone} */
        const tone = ring < 1 ? [bright, 1, 1.2] : [strand, 0.8];
        weaver.stroke(x, y, mod(d, q) < q / 2, tone);
      }
    }
  }
  /** @type {WordsOptions} */
  const style = { x: 320, size: 250, weight: 750, anchor: 'middle', tracking: -0.045, fit: 336 };
  const { size } = words(initials, style);
  const { d } = words(initials, { ...style, y: 400 + size * 0.35 });
  return sheet(
    640,
    800,
    rect(0, 0, 640, 800, ground),
    weaver.toSvg(),
    `<path d="${d}" fill="${letters}"/>`,
  );
}

/** @returns {Piece[]} */
export function listPortraits() {
  return Object.entries(PEOPLE).map(([name, person]) => ({
    name: `portrait-${name}.webp`,
    draw: () => portrait(person),
  }));
}
