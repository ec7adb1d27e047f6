/** @import { Tone, ToneOf } from '../types.mjs' */
import { itemAt, mod } from '../numbers.mjs';
import { HEIGHT, WIDTH } from './frame.mjs';

// A kanga carries a saying (jina) below its middle. Five by seven cells a letter.
/** @type {Record<string, string[]>} */
const LETTERS = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  B: ['11110', '10001', '10001', '11110', '10001', '10001', '11110'],
  F: ['11111', '10000', '10000', '11110', '10000', '10000', '10000'],
  H: ['10001', '10001', '10001', '11111', '10001', '10001', '10001'],
  I: ['111', '010', '010', '010', '010', '010', '111'],
  N: ['10001', '11001', '11001', '10101', '10011', '10011', '10001'],
  R: ['11110', '10001', '10001', '11110', '10100', '10010', '10001'],
  S: ['01111', '10000', '10000', '01110', '00001', '00001', '11110'],
  T: ['11111', '00100', '00100', '00100', '00100', '00100', '00100'],
  U: ['10001', '10001', '10001', '10001', '10001', '10001', '01110'],
  ' ': ['00', '00', '00', '00', '00', '00', '00'],
};

/** @param {string} letter */
function cellsOf(letter) {
  const cells = LETTERS[letter];
  if (!cells) throw new RangeError(`no cells for the letter ${letter}`);
  return cells;
}

/** @param {string} text */
export function saying(text) {
  const rows = Array.from({ length: 7 }, (_, row) =>
    [...text].map((letter) => itemAt(cellsOf(letter), row)).join('0'),
  );
  /** @type {(i: number, j: number) => boolean} */
  const has = (i, j) => rows[j]?.[i] === '1';
  return { width: itemAt(rows, 0).length, has };
}

export const KANGA_CELL = 10;
export const [KANGA_COLUMNS, KANGA_ROWS] = [WIDTH / KANGA_CELL, HEIGHT / KANGA_CELL];

/**
 * A whole kanga: edge, field, middle and saying. Each tone may bring its ground.
 *
 * @param {object} options
 * @param {string} options.text
 * @param {[tooth: Tone, gap: Tone]} options.edge
 * @param {Tone} options.line
 * @param {Tone} options.field
 * @param {Tone} options.middle
 * @param {Tone} options.ring
 * @param {Tone} options.letters
 * @param {number} options.period Distance between two rings.
 * @returns {ToneOf}
 */
export function kanga({ text, edge, line, field, middle, ring, letters, period }) {
  const jina = saying(text);
  const left = Math.floor((KANGA_COLUMNS - jina.width) / 2);
  const top = KANGA_ROWS - 18;
  return ({ i, j }) => {
    const side = Math.min(i, KANGA_COLUMNS - 1 - i, j, KANGA_ROWS - 1 - j);
    const along = side === i || side === KANGA_COLUMNS - 1 - i ? j : i;
    if (side < 5) return Math.abs(mod(along, 8) - 3.5) < 4.5 - side ? edge[0] : edge[1];
    if (side === 5) return line;
    if (side === 6) return null;
    if (j >= top - 3 && j <= top + 9) {
      if (j === top - 3 || j === top + 9) return line;
      return jina.has(i - left, j - top) ? letters : null;
    }
    if (j > top) return field;
    const d = Math.abs(i - 47.5) * 0.62 + Math.abs(j - 24.5);
    if (d < 5) return middle;
    if (d < 15) return mod(Math.floor(d), period) === 0 ? ring : null;
    return d < 16.2 ? line : field;
  };
}
