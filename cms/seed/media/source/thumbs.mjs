import {
  ABYSS, AMBER, DEEP, INK, LAGOON, NIGHT, OCHRE, PAPER, ROSE, SAND, SLATE, STONE, TEAL, UMBER, WINE,
} from './palette.mjs';
import { mod, rect, ribbons, rings, route, sheet, stripes, teeth, weave } from './weave.mjs';

const WIDTH = 960;
const HEIGHT = 640;
const full = { width: WIDTH, height: HEIGHT };

const thumb = (ground, ...layers) => sheet(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, ground), ...layers);

// A kanga carries a saying (jina) below its middle. Five by seven cells a letter.
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

function saying(text) {
  const rows = Array.from({ length: 7 }, (_, row) =>
    [...text].map((letter) => LETTERS[letter][row]).join('0'),
  );
  return { width: rows[0].length, has: (i, j) => rows[j]?.[i] === '1' };
}

/** A whole kanga: edge, field, middle and saying, on a grid of 80 × 53 cells of 12. */
function kanga({ text, edge, line, field, middle, middleRing, letters, q }) {
  const jina = saying(text);
  const left = Math.floor((80 - jina.width) / 2);
  return ({ i, j }) => {
    const side = Math.min(i, 79 - i, j, 52 - j);
    if (side === 3) return line;
    if (side < 3) return mod(i + j, 4) < 2 ? edge[0] : edge[1];
    if (side === 4) return null;
    if (j > 35 && j < 46) {
      if (j === 36 || j === 45) return line;
      return jina.has(i - left, j - 37) ? letters : null;
    }
    const d = Math.abs(i - 39.5) * 0.6 + Math.abs(j - 20);
    if (d < 4) return middle;
    if (d < 13) return mod(Math.floor(d), q) === 0 ? middleRing : null;
    if (d < 14) return line;
    return j > 45 ? null : field;
  };
}

const consultancy = {
  '01': () =>
    thumb(
      AMBER,
      weave({ ...full, cell: 16, P: 20, q: 10, stroke: 0.13, tone: rings(['#f6d78c', 0.62], [0, 1, PAPER, 1, 1.3], [10, 10, WINE, 1, 1.2]) }),
    ),
  '02': () =>
    thumb(
      TEAL,
      weave({ ...full, cell: 13, P: 24, R: 18, q: 6, metric: 'octagon', shift: [11, 2], tone: rings(['#8fd6cc', 0.5], [0, 1, ROSE, 1, 1.6], [6.4, 7.3, PAPER, 0.95, 1.2]) }),
    ),
  '03': () =>
    thumb(
      INK,
      weave({ ...full, cell: 15, P: 32, R: 28, q: 14, shift: [0, 3], tone: rings([SLATE, 0.36], [0, 1, PAPER, 1, 1.3], [8, 8, ROSE, 1, 1.2], [15, 16, PAPER, 0.85], [22, 22, OCHRE, 0.8]) }),
    ),
  '04': () =>
    thumb(
      '#f6efe3',
      weave({
        ...full, cell: 12, P: 6, q: 4, metric: 'cross', stroke: 0.16,
        tone: kanga({
          text: 'HABA NA HABA', edge: [[WINE, 1, 1.2], [INK, 0.9, 1.2]], line: [INK, 0.9, 1.2], field: [WINE, 0.55],
          middle: [WINE, 1, 1.4], middleRing: [INK, 0.9, 1.2], letters: [INK, 1, 1.7], q: 3,
        }),
      }),
    ),
  '05': () =>
    thumb(
      DEEP,
      ribbons({
        x: -40, y: -40, pitch: 104, thick: 46,
        upright: [TEAL, OCHRE, TEAL, TEAL, PAPER, TEAL, OCHRE, TEAL, TEAL, PAPER],
        lying: [TEAL, TEAL, ROSE, TEAL, TEAL, ROSE, TEAL],
      }),
    ),
  '06': () =>
    thumb(
      ROSE,
      weave({ ...full, cell: 20, P: 16, q: 8, metric: 'chevron', stroke: 0.15, tone: ({ d }) => (mod(d, 8) < 1 ? [INK, 0.95, 1.3] : [PAPER, mod(d, 16) < 8 ? 0.75 : 0.4]) }),
    ),
  '07': () =>
    thumb(
      SAND,
      stripes({
        x: 0, y: -10, width: WIDTH, height: 660, gap: 12, ticks: [[20, 14], [6, 28]],
        bands: [[4, INK, 0.85], [2, OCHRE, 1, 1.3], [8, UMBER, 0.4], [2, ROSE, 1, 1.3], [3, TEAL, 1, 1.2], [2, ROSE, 1, 1.3], [8, UMBER, 0.4], [2, OCHRE, 1, 1.3]],
      }),
    ),
  '08': () =>
    thumb(
      NIGHT,
      weave({ ...full, cell: 13, P: 37, R: 24, q: 5, metric: 'pool', tone: ({ d }) => {
        if (d < 2.2) return [ROSE, 1, 1.6];
        const ring = mod(d, 10);
        if (ring < 1.1) return [d < 22 ? OCHRE : PAPER, d < 22 ? 1 : 0.6, 1.2];
        return [SLATE, 0.34];
      } }),
    ),
  '09': () =>
    thumb(
      PAPER,
      weave({ ...full, cell: 24, P: 12, q: 6, stroke: 0.2, reach: 0.58, shift: [4, 2], tone: rings([TEAL, 0.75], [0, 1, ROSE, 1, 1.1], [6, 6, INK, 0.92]) }),
    ),
  10: () =>
    thumb(
      INK,
      weave({ ...full, cell: 12, P: 26, R: 20, q: 8, metric: 'step', tone: rings([SLATE, 0.3], [0, 2, OCHRE, 1, 1.4], [8, 8, LAGOON, 0.9], [14, 14, LAGOON, 0.5]) }),
      teeth({ x: 0, y: 0, width: WIDTH, cell: 12, depth: 8, period: 16, stroke: 0.15, tone: ({ inside }) => (inside ? [ROSE, 1] : null) }),
      teeth({ x: 0, y: 544, width: WIDTH, cell: 12, depth: 8, period: 16, stroke: 0.15, down: false, tone: ({ inside }) => (inside ? [ROSE, 1] : null) }),
    ),
};

const logistics = {
  '01': () =>
    thumb(
      INK,
      weave({
        ...full, cell: 12, P: 4, q: 4, metric: 'cross', shift: [0, 3], stroke: 0.14,
        tone: ({ i, j }) => {
          if (mod(i, 16) < 1 || mod(j, 8) < 1) return null;
          const colors = [TEAL, SLATE, OCHRE, '#3d4a66', ROSE, LAGOON, '#3d4a66', STONE];
          return [colors[mod(Math.floor(i / 16) * 3 + Math.floor(j / 8) * 5, 8)], 0.95, 1.2];
        },
      }),
    ),
  '02': () =>
    thumb(
      TEAL,
      weave({ ...full, cell: 16, P: 12, q: 6, metric: 'chevron', stroke: 0.13, tone: ({ d }) => (mod(d, 12) < 1 ? [OCHRE, 1, 1.3] : [PAPER, mod(d, 12) < 7 ? 0.6 : 0.3]) }),
    ),
  '03': () =>
    thumb(
      '#ecd9ae',
      weave({ ...full, cell: 14, P: 22, R: 16, q: 8, metric: 'brick', stroke: 0.14, tone: rings([UMBER, 0.4], [0, 1, WINE, 1, 1.4], [6, 7, INK, 0.9]) }),
    ),
  '04': () =>
    thumb(
      DEEP,
      weave({
        ...full, cell: 12, P: 6, q: 3, metric: 'square', stroke: 0.15,
        tone: kanga({
          text: 'SAFARI NI HATUA', edge: [[OCHRE, 1, 1.2], [PAPER, 0.9, 1.2]], line: [PAPER, 0.9, 1.2], field: [LAGOON, 0.5],
          middle: [OCHRE, 1, 1.5], middleRing: [PAPER, 0.9, 1.1], letters: [OCHRE, 1, 1.7], q: 4,
        }),
      }),
    ),
  '05': () =>
    thumb(
      OCHRE,
      weave({ ...full, cell: 15, P: 16, R: 22, q: 11, metric: 'arrow', stroke: 0.14, tone: ({ d }) => {
        const line = mod(d, 22);
        if (line < 2) return [INK, 0.95, 1.3];
        return line < 12 ? [PAPER, 0.8] : [AMBER, 1, 1.2];
      } }),
    ),
  '06': () =>
    thumb(
      NIGHT,
      weave({ ...full, cell: 16, P: 20, q: 8, metric: 'square', shift: [0, 0], tone: rings([SLATE, 0.3]) }),
      route({ points: [[-1, 33], [9, 33], [9, 24], [21, 24], [21, 29], [33, 29], [33, 13], [45, 13], [45, 6], [53, 6]], cell: 16, color: ROSE, thick: 6 }),
      route({ points: [[5, -1], [5, 10], [17, 10], [17, 17], [39, 17], [39, 24], [51, 24]], cell: 16, color: OCHRE, thick: 4 }),
    ),
  '07': () =>
    thumb(
      PAPER,
      ribbons({
        x: -10, y: -18, pitch: 68, thick: 22,
        upright: [INK, INK, TEAL, INK, INK, INK, TEAL, INK, INK, INK, TEAL, INK, INK, INK, TEAL],
        lying: [STONE, ROSE, STONE, STONE, OCHRE, STONE, STONE, ROSE, STONE, STONE],
      }),
    ),
  '08': () =>
    thumb(
      ABYSS,
      weave({ ...full, cell: 14, P: 34, R: 34, q: 4, metric: 'pool', tone: ({ d, j }) => {
        if (j > 33) return mod(j, 3) === 0 ? [PAPER, 0.7] : [LAGOON, 0.4];
        if (d < 14) return [OCHRE, 1, mod(d, 4) < 2 ? 1.5 : 1];
        return mod(d, 8) < 1.2 ? [ROSE, 0.9] : [LAGOON, 0.34];
      } }),
    ),
  '09': () =>
    thumb(
      '#f4ebe0',
      stripes({
        x: -10, y: 0, width: 980, height: HEIGHT, gap: 12.5, lying: true, ticks: [[26, 16], [10, 32]],
        bands: [[5, TEAL, 1, 1.1], [1, INK, 0.9], [2, OCHRE, 1, 1.3], [1, INK, 0.9], [5, TEAL, 1, 1.1], [9, STONE, 1], [2, WINE, 1, 1.3], [9, STONE, 1]],
      }),
    ),
  10: () =>
    thumb(
      '#7c1f38',
      weave({ ...full, cell: 20, P: 16, R: 16, q: 6, stroke: 0.14, shift: [0, 0], tone: rings(['#f3b6b6', 0.45], [0, 1, OCHRE, 1, 1.4], [5, 5, PAPER, 0.9, 1.1], [11, 11, OCHRE, 0.8]) }),
    ),
};

export function listThumbs() {
  return Object.entries({ consultancy, logistics }).flatMap(([pack, thumbs]) =>
    Object.entries(thumbs)
      .sort(([left], [right]) => Number(left) - Number(right))
      .map(([name, draw]) => ({ name: `thumb-${pack}-${name}.webp`, draw })),
  );
}
