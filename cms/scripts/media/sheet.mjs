// The image around the layers, and its grounds.
/** @import { Color, Direction, Stop } from './types.mjs' */

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {Color} fill
 */
export function rect(x, y, width, height, fill, opacity = 1) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

let gradients = 0;

/**
 * A ground that runs from one colour to another, by default from left to right.
 *
 * @param {number} width
 * @param {number} height
 * @param {Stop[]} stops
 * @param {Direction} [direction]
 */
export function slope(width, height, stops, [x1, y1, x2, y2] = [0, 0, 1, 0]) {
  gradients += 1;
  const id = `g${gradients}`;
  const list = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/**
 * The whole image.
 *
 * @param {number} width
 * @param {number} height
 * @param {string[]} layers SVG elements, the lowest first.
 */
export function sheet(width, height, ...layers) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
}
