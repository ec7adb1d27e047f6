/** @import { Color } from '../types.mjs' */
import { n } from '../numbers.mjs';

/** @typedef {[x: number, y: number]} Place */

/** @type {(from: Place, to: Place) => number} */
const distance = ([x1, y1], [x2, y2]) => Math.hypot(x2 - x1, y2 - y1);

/**
 * The beginning of a line, up to a part of its length.
 *
 * @param {Place[]} places
 * @param {number} part From 0 to 1.
 * @returns {Place[]}
 */
export function beginningOf(places, part) {
  const legs = places.slice(1).map((to, index) => ({ from: places[index] ?? to, to }));
  let left = part * legs.reduce((sum, { from, to }) => sum + distance(from, to), 0);
  const drawn = places.slice(0, 1);
  for (const { from, to } of legs) {
    const length = distance(from, to);
    const share = length === 0 ? 1 : Math.min(1, left / length);
    drawn.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    left -= length;
    if (left <= 0) break;
  }
  return drawn;
}

/**
 * @param {Place[]} places
 * @param {Color} color
 * @param {number} thick
 */
export function strand(places, color, thick) {
  const d = `M${places.map((place) => place.map(n).join(' ')).join('L')}`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
