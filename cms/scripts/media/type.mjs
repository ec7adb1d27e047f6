/** @import { FontName, WordsOptions } from './types.mjs' */
import { readFileSync } from 'node:fs';
import { itemAt } from './numbers.mjs';
import { tool } from './tools.mjs';

/**
 * What is used of a font of fontkit; lengths are in units of the font.
 *
 * @typedef {{ command: keyof typeof LETTERS, args: number[] }} Command
 * @typedef {{ path: { commands: Command[] } }} Glyph
 * @typedef {{ xAdvance: number, xOffset: number, yOffset: number }} Position
 * @typedef {object} Font
 * @property {number} unitsPerEm
 * @property {(axes: { wght: number }) => Font} getVariation
 * @property {(text: string) => { glyphs: Glyph[], positions: Position[] }} layout
 */

/** @typedef {(value: number) => number} Place Turns a length of the font into one of the image. */

/** @type {{ create: (bytes: Buffer) => Font }} */
const fontkit = tool('fontkit');
/** @type {{ decompress: (bytes: Buffer) => Promise<Uint8Array> }} */
const { decompress } = tool('wawoff2');

/** @type {Record<FontName, Font>} */
const FONTS = {
  display: await load('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  text: await load('geist/files/geist-latin-wght-normal.woff2'),
};

/** @param {string} file */
async function load(file) {
  const compressed = readFileSync(tool.resolve(`@fontsource-variable/${file}`));
  return fontkit.create(Buffer.from(await decompress(compressed)));
}

/**
 * Text as one path. An image in an `img` element sees no web font, so no mark may contain text.
 * `fit` shrinks the text until it is no wider; `anchor` is 'start', 'middle' or 'end'.
 *
 * @param {string} text
 * @param {WordsOptions} options
 */
export function words(text, options) {
  const {
    x = 0,
    y = 0,
    font: name = 'display',
    weight = 700,
    anchor = 'start',
    decimals = 1,
  } = options;
  const font = FONTS[name].getVariation({ wght: weight });
  const { glyphs, positions } = font.layout(text);
  const tracking = (options.tracking ?? 0) * font.unitsPerEm;
  const units =
    positions.reduce((sum, position) => sum + position.xAdvance + tracking, 0) - tracking;
  const requested = options.size / font.unitsPerEm;
  const scale = options.fit ? Math.min(requested, options.fit / units) : requested;
  const width = units * scale;
  const start = x - { start: 0, middle: width / 2, end: width }[anchor];

  let pen = 0;
  let d = '';
  glyphs.forEach((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = itemAt(positions, index);
    /** @type {Place} */
    const toX = (value) => round(start + (pen + xOffset + value) * scale, decimals);
    /** @type {Place} */
    const toY = (value) => round(y - (yOffset + value) * scale, decimals);
    d += outline(glyph.path.commands, toX, toY);
    pen += xAdvance + tracking;
  });
  return { d, width, size: scale * font.unitsPerEm };
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * @param {Command[]} commands
 * @param {Place} toX
 * @param {Place} toY
 */
function outline(commands, toX, toY) {
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, index) => (index % 2 === 0 ? toX(value) : toY(value)));
      return LETTERS[command] + numbers.join(' ');
    })
    .join('');
}

/**
 * @param {number} value
 * @param {number} decimals
 */
function round(value, decimals) {
  return Number(value.toFixed(decimals));
}
