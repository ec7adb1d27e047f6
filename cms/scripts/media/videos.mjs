// Ten seconds at the weaver: the warp hangs, the shuttle goes to and fro and leaves a row each time,
// then the accent passes through the finished weave.
/** @import { Color, Pack, Piece, Tone } from './types.mjs' */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ease, mod } from './numbers.mjs';
import { DEEP, INK, LAGOON, OCHRE, PAPER, ROSE } from './palette.mjs';
import { rect, sheet, slope } from './sheet.mjs';
import { sharp } from './tools.mjs';
import { createWeaver, METRICS } from './weave.mjs';

const [WIDTH, HEIGHT, CELL] = [1280, 720, 40];
const [COLUMNS, ROWS] = [WIDTH / CELL, HEIGHT / CELL];
const FRAMES_PER_SECOND = 25;
const FRAMES = 250;
const FIRST_ROW = 10;
const LAST_ROW = 180;
/** @type {[from: number, to: number]} */
const ACCENT_PASS = [190, 222];

/**
 * @typedef {object} Weave
 * @property {[top: Color, bottom: Color]} ground
 * @property {[color: Color, opacity: number]} strand
 * @property {Tone} bright
 * @property {Color} heart
 * @property {Color} second
 * @property {(i: number, j: number) => number} measure
 * @property {number} q Period of the change from warp to weft.
 * @property {[bright: number, second: number]} rings Distances of the two rings.
 * @property {number} accentRow
 */

/** @type {Record<Pack, Weave>} */
const WEAVES = {
  consultancy: {
    ground: [DEEP, INK],
    strand: [PAPER, 0.36],
    bright: [PAPER, 0.85, 1.15],
    heart: ROSE,
    second: OCHRE,
    measure: (i, j) => METRICS.diamond(i + 0.5, j, 16, 16),
    q: 8,
    rings: [8, 4],
    accentRow: 8,
  },
  logistics: {
    ground: ['#14304a', INK],
    strand: [LAGOON, 0.6],
    bright: [PAPER, 0.8, 1.15],
    heart: OCHRE,
    second: ROSE,
    measure: (i, j) => METRICS.brick(i + 0.5, j + 4.5, 16, 9),
    q: 6,
    rings: [7, 4],
    accentRow: 9,
  },
};

/**
 * @param {Weave} weave
 * @param {number} frame
 */
function drawFrame({ ground, strand, bright, heart, second, measure, q, rings, accentRow }, frame) {
  const weaver = createWeaver({ cell: CELL, stroke: 0.15, reach: 0.6 });
  const perRow = (LAST_ROW - FIRST_ROW) / ROWS;
  const progress = (frame - FIRST_ROW) / perRow;
  const accent = ease(...ACCENT_PASS, frame) * (COLUMNS + 6) - 3;
  const hasAccent = frame > ACCENT_PASS[0];
  let hanging = '';

  for (let j = 0; j < ROWS; j += 1) {
    const turn = ROWS - 1 - j;
    const done = Math.min(1, Math.max(0, progress - turn));
    for (let i = 0; i < COLUMNS; i += 1) {
      const along = (turn % 2 === 0 ? i + 0.5 : COLUMNS - i - 0.5) / COLUMNS;
      const x = i * CELL;
      const y = j * CELL;
      if (ease(0, 1, done) < along && done < 1) continue;
      const d = Math.floor(measure(i, j));
      const lit = hasAccent && i < accent;
      /** @type {Tone} */
      let tone = strand;
      if (d <= 1) tone = lit ? [heart, 1, 1.5] : bright;
      else if (d === rings[0]) tone = bright;
      else if (d === rings[1]) tone = lit ? [second, 1, 1.2] : [strand[0], strand[1] * 1.6];
      if (lit && j === accentRow) tone = [heart, 1, 1.5];
      weaver.stroke(x, y, j === accentRow && lit ? false : mod(d, q) < q / 2, tone);
    }
  }
  const rowsLeft = Math.max(0, ROWS - Math.max(0, Math.floor(progress)));
  if (rowsLeft > 0) {
    for (let i = 0; i < COLUMNS; i += 1) {
      const x = i * CELL + CELL / 2;
      hanging += `<path d="M${x} -10V${rowsLeft * CELL - CELL * 0.75}" stroke="${strand[0]}" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>`;
    }
  }
  const weaving = progress >= 0 && progress < ROWS;
  const turn = Math.floor(Math.max(0, progress));
  const way = ease(0, 1, progress - turn) * (COLUMNS + 4) - 2;
  const shuttle = weaving
    ? boat((turn % 2 === 0 ? way : COLUMNS - way) * CELL, (ROWS - 1 - turn + 0.5) * CELL, PAPER)
    : '';
  const passing =
    hasAccent && frame <= ACCENT_PASS[1]
      ? boat(accent * CELL, (accentRow + 0.5) * CELL, heart)
      : '';
  const light = slope(
    WIDTH,
    HEIGHT,
    [
      [0, ground[0]],
      [1, ground[1]],
    ],
    [0, 0, 1, 1],
  );
  return sheet(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, ground[1]),
    light,
    hanging,
    weaver.toSvg(),
    shuttle,
    passing,
  );
}

/** @type {(x: number, y: number, color: Color) => string} */
const boat = (x, y, color) =>
  `<path d="M${(x - 44).toFixed(1)} ${y}h88" stroke="${color}" stroke-width="12" stroke-linecap="round"/>`;

const FROM_PIXELS =
  `-loglevel error -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`.split(
    ' ',
  );

// One strand and no date inside, or two runs would differ.
const TO_H264 = [
  '-an -c:v libx264 -preset slow -crf 25 -pix_fmt yuv420p -strands 1',
  '-vf scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709',
  '-fflags +bitexact -flags:v +bitexact -movflags +faststart -f mp4',
].flatMap((line) => line.split(' '));

/** @param {Weave} weave */
async function video(weave) {
  // A video that starts before it is loaded has its index in front, which takes a file to write.
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const file = join(folder, 'video.mp4');
  const encoder = spawn('ffmpeg', [...FROM_PIXELS, ...TO_H264, '-y', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const pixels = await sharp(Buffer.from(drawFrame(weave, frame)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

/** @returns {Piece[]} */
export function listVideos() {
  return Object.entries(WEAVES).flatMap(([pack, weave]) => [
    { name: `promo-${pack}-poster.webp`, draw: () => drawFrame(weave, 214) },
    { name: `promo-${pack}.mp4`, draw: () => video(weave) },
  ]);
}
