import {
  ABYSS,
  AMBER,
  DEEP,
  INK,
  LAGOON,
  NIGHT,
  OCHRE,
  PAPER,
  ROSE,
  SAND,
  SLATE,
  STONE,
  TEAL,
  UMBER,
  WINE,
} from './palette.mjs';
import { mod, rect, ribbons, rings, route, sheet, stripes, teeth, weave } from './weave.mjs';

const WIDTH = 960;
const HEIGHT = 640;
const full = { width: WIDTH, height: HEIGHT };

const thumb = (ground, ...layers) =>
  sheet(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, ground), ...layers);

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

const KANGA_CELL = 10;
const [KANGA_COLUMNS, KANGA_ROWS] = [WIDTH / KANGA_CELL, HEIGHT / KANGA_CELL];

/** A whole kanga: edge, field, middle and saying. Each tone may bring its ground. */
function kanga({ text, edge, line, field, middle, ring, letters, period }) {
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

const consultancy = {
  '01': () =>
    thumb(
      AMBER,
      weave({
        ...full,
        cell: 20,
        P: 16,
        q: 8,
        stroke: 0.17,
        tone: rings(['#f6d78c', 0.75], [0, 1, PAPER, 1, 1.3], [8, 8, '#fbe0dc', 1, 1, WINE]),
      }),
    ),
  '02': () =>
    thumb(
      TEAL,
      weave({
        ...full,
        cell: 16,
        P: 20,
        R: 20,
        q: 6,
        metric: 'octagon',
        shift: [0, 0],
        stroke: 0.16,
        tone: rings(
          ['#9fded5', 0.6],
          [0, 1.5, '#ffd5db', 1, 1.1, ROSE],
          [1.6, 5.4, '#8fd6cc', 0.55, 1, DEEP],
          [5.5, 6.6, PAPER, 1, 1.2],
        ),
      }),
    ),
  '03': () =>
    thumb(
      INK,
      weave({
        ...full,
        cell: 20,
        P: 24,
        R: 20,
        q: 12,
        shift: [0, 4],
        stroke: 0.16,
        tone: rings(
          [SLATE, 0.46],
          [0, 1, PAPER, 1, 1.3],
          [6, 6, '#ff8194', 1, 1.2, '#4d1527'],
          [11, 12, PAPER, 1, 1.1],
          [17, 17, OCHRE, 1, 1.1],
        ),
      }),
    ),
  '04': () =>
    thumb(
      '#f6efe3',
      weave({
        ...full,
        cell: KANGA_CELL,
        P: 6,
        q: 4,
        metric: 'cross',
        stroke: 0.17,
        tone: kanga({
          text: 'HABA NA HABA',
          edge: [
            ['#ffd5db', 0.9, 1, WINE],
            [INK, 0.85, 1.2],
          ],
          line: [PAPER, 0.8, 1, INK],
          field: [WINE, 0.6, 1.1],
          middle: ['#ffd5db', 1, 1.2, WINE],
          ring: [PAPER, 0.9, 1, INK],
          letters: [PAPER, 0.5, 1, INK],
          period: 4,
        }),
      }),
    ),
  '05': () =>
    thumb(
      DEEP,
      ribbons({
        x: -40,
        y: -40,
        pitch: 104,
        thick: 46,
        upright: [TEAL, OCHRE, TEAL, TEAL, PAPER, TEAL, OCHRE, TEAL, TEAL, PAPER],
        lying: [TEAL, TEAL, ROSE, TEAL, TEAL, ROSE, TEAL],
      }),
    ),
  '06': () =>
    thumb(
      ROSE,
      weave({
        ...full,
        cell: 20,
        P: 16,
        q: 8,
        metric: 'chevron',
        stroke: 0.15,
        tone: ({ d }) => (mod(d, 8) < 1 ? [INK, 0.95, 1.3] : [PAPER, mod(d, 16) < 8 ? 0.75 : 0.4]),
      }),
    ),
  '07': () =>
    thumb(
      SAND,
      stripes({
        x: 0,
        y: -10,
        width: WIDTH,
        height: 660,
        gap: 12,
        ticks: [
          [20, 14],
          [6, 28],
        ],
        bands: [
          [4, INK, 0.85],
          [2, OCHRE, 1, 1.3],
          [8, UMBER, 0.4],
          [2, ROSE, 1, 1.3],
          [3, TEAL, 1, 1.2],
          [2, ROSE, 1, 1.3],
          [8, UMBER, 0.4],
          [2, OCHRE, 1, 1.3],
        ],
      }),
    ),
  '08': () =>
    thumb(
      NIGHT,
      weave({
        ...full,
        cell: 16,
        P: 29.5,
        R: 19.5,
        q: 5,
        metric: 'pool',
        stroke: 0.16,
        tone: ({ d }) => {
          if (d < 3) return ['#ffd5db', 1, 1.2, ROSE];
          const ring = mod(d, 8);
          if (ring < 1.1) return [d < 18 ? OCHRE : PAPER, d < 18 ? 1 : 0.75, 1.2];
          return [SLATE, 0.42, 1, d < 16 ? '#1d2847' : null];
        },
      }),
    ),
  '09': () =>
    thumb(
      PAPER,
      weave({
        ...full,
        cell: 24,
        P: 12,
        q: 6,
        stroke: 0.2,
        reach: 0.58,
        shift: [4, 2],
        tone: rings([TEAL, 0.75], [0, 1, ROSE, 1, 1.1], [6, 6, INK, 0.92]),
      }),
    ),
  10: () =>
    thumb(
      INK,
      weave({
        ...full,
        cell: 16,
        P: 20,
        R: 20,
        q: 8,
        metric: 'step',
        stroke: 0.16,
        tone: rings(
          [SLATE, 0.42],
          [0, 2, '#fff0c4', 1, 1.1, AMBER],
          [4, 6, LAGOON, 0.95, 1, '#0a3b3a'],
          [12, 12, LAGOON, 0.9],
        ),
      }),
      teeth({
        x: 0,
        y: 0,
        width: WIDTH,
        cell: 16,
        depth: 6,
        period: 12,
        stroke: 0.15,
        tone: ({ inside }) => (inside ? ['#ffb3bf', 0.9, 1, WINE] : null),
      }),
      teeth({
        x: 0,
        y: 544,
        width: WIDTH,
        cell: 16,
        depth: 6,
        period: 12,
        stroke: 0.15,
        down: false,
        tone: ({ inside }) => (inside ? ['#ffb3bf', 0.9, 1, WINE] : null),
      }),
    ),
};

const logistics = {
  '01': () =>
    thumb(
      INK,
      weave({
        ...full,
        cell: 15,
        P: 4,
        q: 4,
        metric: 'cross',
        shift: [0, 4],
        stroke: 0.17,
        tone: ({ i, j }) => {
          if (mod(i, 16) < 1 || mod(j, 8) < 1) return null;
          const boxes = [
            [TEAL, '#0b4f4a'],
            [SLATE, '#2a3757'],
            [OCHRE, '#7d590c'],
            [SLATE, NIGHT],
            ['#ff8194', WINE],
            [LAGOON, DEEP],
            [SLATE, '#2a3757'],
            [STONE, UMBER],
          ];
          const [color, plate] = boxes[mod(Math.floor(i / 16) * 3 + Math.floor(j / 8) * 5, 8)];
          return [color, 0.95, 1.1, plate];
        },
      }),
    ),
  '02': () =>
    thumb(
      TEAL,
      weave({
        ...full,
        cell: 20,
        P: 12,
        q: 6,
        metric: 'chevron',
        stroke: 0.16,
        tone: ({ d }) =>
          mod(d, 12) < 1
            ? ['#fff0c4', 1, 1.1, AMBER]
            : [PAPER, mod(d, 12) < 7 ? 0.75 : 0.35, 1, mod(d, 12) < 7 ? null : DEEP],
      }),
    ),
  '03': () =>
    thumb(
      '#ecd9ae',
      weave({
        ...full,
        cell: 17,
        P: 20,
        R: 14,
        q: 8,
        metric: 'brick',
        stroke: 0.16,
        tone: rings(
          [UMBER, 0.5],
          [0, 1, '#ffd5db', 1, 1.1, WINE],
          [2, 5, UMBER, 0.7, 1, '#f8efd8'],
          [6, 7, PAPER, 0.8, 1, INK],
        ),
      }),
    ),
  '04': () =>
    thumb(
      DEEP,
      weave({
        ...full,
        cell: KANGA_CELL,
        P: 6,
        q: 3,
        metric: 'square',
        stroke: 0.17,
        tone: kanga({
          text: 'SAFARI NI HATUA',
          edge: [
            ['#fff0c4', 0.95, 1, AMBER],
            [LAGOON, 0.9, 1.1],
          ],
          line: [DEEP, 0.7, 1, PAPER],
          field: [LAGOON, 0.6, 1.1],
          middle: ['#fff0c4', 1, 1.2, ROSE],
          ring: ['#fff0c4', 0.9, 1, AMBER],
          letters: ['#fff0c4', 0.8, 1, AMBER],
          period: 5,
        }),
      }),
    ),
  '05': () =>
    thumb(
      OCHRE,
      weave({
        ...full,
        cell: 15,
        P: 16,
        R: 22,
        q: 11,
        metric: 'arrow',
        stroke: 0.14,
        tone: ({ d }) => {
          const line = mod(d, 22);
          if (line < 2) return [INK, 0.95, 1.3];
          return line < 12 ? [PAPER, 0.8] : [AMBER, 1, 1.2];
        },
      }),
    ),
  '06': () =>
    thumb(
      NIGHT,
      weave({
        ...full,
        cell: 16,
        P: 20,
        q: 8,
        metric: 'square',
        shift: [0, 0],
        stroke: 0.15,
        tone: rings([SLATE, 0.4], [0, 1, LAGOON, 1, 1.4], [9, 11, SLATE, 0.8, 1, '#26345c']),
      }),
      route({
        points: [
          [-1, 33],
          [9, 33],
          [9, 24],
          [21, 24],
          [21, 29],
          [33, 29],
          [33, 13],
          [45, 13],
          [45, 6],
          [53, 6],
        ],
        cell: 16,
        color: ROSE,
        thick: 10,
      }),
      route({
        points: [
          [5, -1],
          [5, 10],
          [17, 10],
          [17, 17],
          [39, 17],
          [39, 24],
          [51, 24],
        ],
        cell: 16,
        color: OCHRE,
        thick: 10,
      }),
    ),
  '07': () =>
    thumb(
      PAPER,
      ribbons({
        x: -10,
        y: -18,
        pitch: 68,
        thick: 22,
        upright: [INK, INK, TEAL, INK, INK, INK, TEAL, INK, INK, INK, TEAL, INK, INK, INK, TEAL],
        lying: [STONE, ROSE, STONE, STONE, OCHRE, STONE, STONE, ROSE, STONE, STONE],
      }),
    ),
  '08': () =>
    thumb(
      ABYSS,
      weave({
        ...full,
        cell: 16,
        P: 29.5,
        R: 28,
        q: 4,
        metric: 'pool',
        stroke: 0.16,
        tone: ({ d, j }) => {
          if (j > 27)
            return mod(j, 3) === 0 ? [PAPER, 0.85, 1, '#0b4f4f'] : [LAGOON, 0.6, 1, '#0b4f4f'];
          if (d < 12) return ['#fff0c4', 0.9, mod(d, 4) < 2 ? 1.3 : 0.8, AMBER];
          return mod(d, 7) < 1.2 ? ['#ff8194', 1, 1.2] : [LAGOON, 0.45];
        },
      }),
    ),
  '09': () =>
    thumb(
      '#f4ebe0',
      stripes({
        x: -10,
        y: 0,
        width: 980,
        height: HEIGHT,
        gap: 12.5,
        lying: true,
        ticks: [
          [26, 16],
          [10, 32],
        ],
        bands: [
          [5, TEAL, 1, 1.1],
          [1, INK, 0.9],
          [2, OCHRE, 1, 1.3],
          [1, INK, 0.9],
          [5, TEAL, 1, 1.1],
          [9, STONE, 1],
          [2, WINE, 1, 1.3],
          [9, STONE, 1],
        ],
      }),
    ),
  10: () =>
    thumb(
      '#7c1f38',
      weave({
        ...full,
        cell: 20,
        P: 16,
        R: 16,
        q: 6,
        stroke: 0.16,
        tone: rings(
          ['#f3b6b6', 0.55],
          [0, 1, '#fff0c4', 1, 1.1, AMBER],
          [2, 4, '#f3b6b6', 0.6, 1, '#5c1429'],
          [5, 5, PAPER, 1, 1.1],
          [11, 11, OCHRE, 1, 1.1],
        ),
      }),
    ),
};

export function listThumbs() {
  return Object.entries({ consultancy, logistics }).flatMap(([pack, thumbs]) =>
    Object.entries(thumbs)
      .sort(([left], [right]) => Number(left) - Number(right))
      .map(([name, draw]) => ({ name: `thumb-${pack}-${name}.webp`, draw })),
  );
}
