import { ease, n } from '../numbers.mjs';
import { INK, PAPER, ROSE } from '../palette.mjs';
import { rect } from '../sheet.mjs';
import { appear } from './stage.mjs';
import { write } from './write.mjs';

export const CARD_X = 780;
const WIDTH = 452;
const HEIGHT = 152;
const PADDING = 12;
/** Ochre on paper, as the site marks a line. */
const MARKER = '#f0d9a4';

/**
 * The number of a source, in the answer and on the record.
 *
 * @param {string} number
 * @param {number} x Of its middle.
 * @param {number} y
 */
export function mark(number, x, y) {
  const style = { size: 30, color: INK, weight: 600 };
  return `<circle cx="${n(x)}" cy="${n(y)}" r="21" fill="${ROSE}"/>${write(number, x, y + 10.5, { ...style, anchor: 'middle' }).drawing}`;
}

/**
 * The record behind a figure: a sheet that slides in, with its line marked. `y` is the height at
 * which the accent reaches it.
 *
 * @param {number} number
 * @param {[name: string, excerpt: string]} source
 * @param {number} middle
 */
export function createCard(number, [name, excerpt], middle) {
  const top = middle - HEIGHT / 2;
  const y = top + 107;
  const title = write(name, CARD_X + PADDING + 62, top + 58, { size: 35, color: INK, weight: 600 });
  const line = write(excerpt, CARD_X + PADDING + 8, top + 119, { size: 35, color: INK });
  const paper = `<rect x="${CARD_X}" y="${top}" width="${WIDTH}" height="${HEIGHT}" rx="10" fill="${PAPER}"/>`;
  const knot = `<circle cx="${CARD_X}" cy="${y}" r="10" fill="${ROSE}"/>`;

  /** @type {(frame: number, from: number) => string} */
  const draw = (frame, from) => {
    const marked = ease(from + 14, from + 26, frame) * (line.width + 16);
    const marker = marked > 0 ? rect(CARD_X + PADDING, top + 84, n(marked), 48, MARKER) : '';
    const head = mark(String(number), CARD_X + PADDING + 29, top + 46) + title.drawing;
    const sheet = paper + head + marker + line.drawing;
    return appear(sheet, frame, from, { dx: 40, frames: 14 }) + appear(knot, frame, from + 12);
  };
  return { y, draw };
}
