/** @import { Color, FontName } from '../types.mjs' */
import { words } from '../type.mjs';

/**
 * @typedef {object} Style
 * @property {number} size
 * @property {Color} color
 * @property {FontName} [font]
 * @property {number} [weight]
 * @property {'start' | 'middle' | 'end'} [anchor]
 */

/**
 * Text that stands on a line; `width` is how wide it is.
 *
 * @param {string} text
 * @param {number} x
 * @param {number} y Of the base line.
 * @param {Style} style
 */
export function write(text, x, y, { color, font = 'text', weight = 400, ...style }) {
  const { d, width } = words(text, { x, y, font, weight, ...style });
  return { drawing: `<path d="${d}" fill="${color}"/>`, width };
}

const SPACE = 0.26;

/**
 * The words of a line with their places, so that they can come one after the other. `drawWord`
 * draws the words that are not written.
 *
 * @param {string} line
 * @param {number} x
 * @param {number} y
 * @param {Style} style
 * @param {(word: string, x: number, y: number) => { drawing: string, width: number } | null} [drawWord]
 */
export function writeLine(line, x, y, style, drawWord = () => null) {
  let pen = x;
  return line.split(' ').map((word) => {
    const { drawing, width } = drawWord(word, pen, y) ?? write(word, pen, y, style);
    const placed = { word, drawing, x: pen, end: pen + width };
    pen = placed.end + style.size * SPACE;
    return placed;
  });
}
