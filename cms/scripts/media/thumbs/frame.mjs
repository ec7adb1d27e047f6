// What all card images share.
import { rect, sheet } from '../sheet.mjs';

/** @import { Color } from '../types.mjs' */

export const WIDTH = 960;
export const HEIGHT = 640;
export const full = { width: WIDTH, height: HEIGHT };

/** @type {(ground: Color, ...layers: string[]) => string} */
export const thumb = (ground, ...layers) =>
  sheet(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, ground), ...layers);
