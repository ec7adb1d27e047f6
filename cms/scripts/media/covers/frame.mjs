// What all covers share.
/** @import { Color, Fade, Tone, ToneOf } from '../types.mjs' */
import { ease, mod } from '../numbers.mjs';
import { rect, sheet, slope } from '../sheet.mjs';

export const WIDTH = 1600;
export const HEIGHT = 560;

/**
 * A title stands on the left, and a wide screen shows only the middle of the height: weave grows
 * from left to right, and whatever matters sits in the middle third.
 *
 * @type {(start: number, full: number) => Fade}
 */
export const fromLeft = (start, full) => (u) => ease(start, full, u);

/**
 * @param {Color | [left: Color, right: Color]} ground
 * @param {string[]} layers
 */
export function cover(ground, ...layers) {
  const base = Array.isArray(ground)
    ? slope(
        WIDTH,
        HEIGHT,
        [
          [0, ground[0]],
          [0.45, ground[0]],
          [1, ground[1]],
        ],
        [0, 0, 1, 0.35],
      )
    : rect(0, 0, WIDTH, HEIGHT, ground);
  return sheet(WIDTH, HEIGHT, base, ...layers);
}

export const full = { width: WIDTH, height: HEIGHT };

/**
 * Containers with holes between them.
 *
 * @param {number} _cell
 * @param {[across: number, down: number]} size In cells.
 * @param {(Color | null)[]} colors Null has the tone `base`.
 * @param {Tone} base
 * @returns {ToneOf}
 */
export function blocks(_cell, size, colors, base) {
  const [across, down] = size;
  return ({ i, j }) => {
    const column = Math.floor(i / across);
    const row = Math.floor(j / down);
    const edge = mod(i, across) === 0 || mod(j, down) === 0;
    if (edge) return null;
    const color = colors[mod(column * 5 + row * 3 + column * row, colors.length)];
    return color ? [color, 0.9, 1.1] : base;
  };
}
