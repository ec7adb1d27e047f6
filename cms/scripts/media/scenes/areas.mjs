// How a scene is drawn: flat areas of one number each, and how each area is drawn.
/** @import { Color, DirectedTone, Tone } from '../types.mjs' */
import { mod } from '../numbers.mjs';

export const CELL = 8;
export const COLUMNS = 150;
export const ROWS = 100;

/**
 * @typedef {object} Strand How one area is drawn.
 * @property {Color} plate
 * @property {(i: number, j: number) => DirectedTone} tone
 */

/** @typedef {{ strands: Strand[], areas: string }} Scene The strand of each number, and the areas as SVG. */

/** @type {(area: number) => string} */
export const fill = (area) => `fill="rgb(${area * 8},0,0)"`;
/** @type {(area: number, x: number, y: number, width: number, height: number) => string} */
export const R = (area, x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill(area)}/>`;
/** @type {(area: number, points: string) => string} */
export const P = (area, points) => `<polygon points="${points}" ${fill(area)}/>`;
/** @type {(area: number, x: number, y: number, r: number) => string} */
export const C = (area, x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" ${fill(area)}/>`;
/** @type {(area: number, d: string) => string} */
export const D = (area, d) => `<path d="${d}" ${fill(area)}/>`;
/** @type {(area: number, d: string, width: number) => string} */
export const L = (area, d, width) =>
  `<path d="${d}" fill="none" stroke="rgb(${area * 8},0,0)" stroke-width="${width}"/>`;
/** @type {(count: number, draw: (index: number) => string) => string} */
export const many = (count, draw) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

// How an area is drawn: warp, weft, or a figure of both.

/** @typedef {(plate: Color, color: Color, opacity?: number, thick?: number) => Strand} Plain */

/** @type {Plain} */
export const warp = (plate, color, opacity = 1, thick = 1.5) => ({
  plate,
  tone: () => [true, color, opacity, thick],
});
/** @type {Plain} */
export const weft = (plate, color, opacity = 1, thick = 1.5) => ({
  plate,
  tone: () => [false, color, opacity, thick],
});
/**
 * Rings of diamonds, the one at the distance `at` bright.
 *
 * @param {Color} plate
 * @param {Tone} base
 * @param {Tone} bright
 * @param {{ P?: number, q?: number, at?: number, every?: number }} [options]
 * @returns {Strand}
 */
export const figure = (
  plate,
  base,
  bright,
  { P: period = 20, q = 8, at = 10, every = period } = {},
) => ({
  plate,
  tone: (i, j) => {
    const d = Math.abs(mod(i, period) - period / 2) + Math.abs(mod(j, every) - every / 2);
    return [mod(d, q) < q / 2, ...(Math.abs(d - at) < 0.6 ? bright : base)];
  },
});
/**
 * @param {Color} plate
 * @param {Tone} base
 * @param {Tone} bright
 * @param {number} [period]
 * @param {number} [step]
 * @returns {Strand}
 */
export const waves = (plate, base, bright, period = 12, step = 6) => ({
  plate,
  tone: (i, j) => {
    const d = Math.abs(mod(i, period) - period / 2) + j;
    return [mod(d, step) < 1, ...(mod(d, step) < 1 ? bright : base)];
  },
});
