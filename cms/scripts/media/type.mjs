import { readFileSync } from 'node:fs';
import { tool } from './tools.mjs';

const fontkit = tool('fontkit');
const { decompress } = tool('wawoff2');

const FONTS = {
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  text: 'geist/files/geist-latin-wght-normal.woff2',
};

const fonts = {};
for (const [name, file] of Object.entries(FONTS)) {
  const compressed = readFileSync(tool.resolve(`@fontsource-variable/${file}`));
  fonts[name] = fontkit.create(Buffer.from(await decompress(compressed)));
}

/**
 * Text as one path. An image in an `img` element sees no web font, so no mark may contain text.
 * `fit` shrinks the text until it is no wider; `anchor` is 'start', 'middle' or 'end'.
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
  const font = fonts[name].getVariation({ wght: weight });
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
    const { xAdvance, xOffset, yOffset } = positions[index];
    const toX = (value) => round(start + (pen + xOffset + value) * scale, decimals);
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

function outline(commands, toX, toY) {
  return commands
    .map(({ command, args }) => {
      const numbers = args.map((value, index) => (index % 2 === 0 ? toX(value) : toY(value)));
      return LETTERS[command] + numbers.join(' ');
    })
    .join('');
}

function round(value, decimals) {
  return Number(value.toFixed(decimals));
}
