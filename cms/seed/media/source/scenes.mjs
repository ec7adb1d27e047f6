// A scene is drawn small, in flat areas of one number each; every cell of the cloth then looks up
// in which area it lies and takes the thread of that area.
import {
  AMBER,
  INK,
  LAGOON,
  NIGHT,
  OCHRE,
  PAPER,
  ROSE,
  SLATE,
  STONE,
  TEAL,
  UMBER,
  WINE,
} from './palette.mjs';
import { sharp } from './tools.mjs';
import { createLoom, mod, rect, sheet } from './weave.mjs';

const CELL = 8;
const COLUMNS = 150;
const ROWS = 100;

const fill = (area) => `fill="rgb(${area * 8},0,0)"`;
const R = (area, x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill(area)}/>`;
const P = (area, points) => `<polygon points="${points}" ${fill(area)}/>`;
const C = (area, x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" ${fill(area)}/>`;
const D = (area, d) => `<path d="${d}" ${fill(area)}/>`;
const L = (area, d, width) =>
  `<path d="${d}" fill="none" stroke="rgb(${area * 8},0,0)" stroke-width="${width}"/>`;
const many = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** How an area is woven: warp, weft, or a figure of both. */
const warp = (plate, color, opacity = 1, thick = 1.5) => ({
  plate,
  tone: () => [true, color, opacity, thick],
});
const weft = (plate, color, opacity = 1, thick = 1.5) => ({
  plate,
  tone: () => [false, color, opacity, thick],
});
const figure = (plate, base, bright, { P: period = 20, q = 8, at = 10, every = period } = {}) => ({
  plate,
  tone: (i, j) => {
    const d = Math.abs(mod(i, period) - period / 2) + Math.abs(mod(j, every) - every / 2);
    return [mod(d, q) < q / 2, ...(Math.abs(d - at) < 0.6 ? bright : base)];
  },
});
const waves = (plate, base, bright, period = 12, step = 6) => ({
  plate,
  tone: (i, j) => {
    const d = Math.abs(mod(i, period) - period / 2) + j;
    return [mod(d, step) < 1, ...(mod(d, step) < 1 ? bright : base)];
  },
});

const SCENES = {
  '01': {
    // port crane
    threads: [
      figure(INK, [SLATE, 0.26], [SLATE, 0.6], { P: 26, q: 10, at: 13 }),
      weft('#5a400c', OCHRE, 1, 1.7),
      waves('#073b3b', [LAGOON, 0.45], ['#9be3d9', 0.95, 1.3]),
      warp('#6d1730', '#ff6b82', 1, 2),
      weft('#263453', '#9aa7c2', 1, 1.6),
      warp('#0f625b', '#7fdccf', 1, 1.9),
      warp('#9a6c0e', '#ffd77a', 1, 1.9),
      warp('#bdb5a6', PAPER, 1, 1.9),
      weft('#8d1c3c', '#ff6b82', 1, 2.2),
    ],
    areas:
      C(1, 118, 40, 15) +
      R(2, 0, 82, 150, 18) +
      // quay, crane
      R(4, 0, 78, 66, 22) +
      R(3, 16, 24, 3, 54) +
      R(3, 46, 24, 3, 54) +
      R(3, 12, 38, 42, 3) +
      L(3, 'M18 76L47 40M18 40L47 76', 1.6) +
      R(8, 4, 26, 112, 3) +
      L(3, 'M34 6L112 26M34 6L6 26', 1.4) +
      P(3, '30,26 33,4 36,4 39,26') +
      R(4, 6, 19, 14, 7) +
      // hook and box
      R(7, 88, 29, 1, 20) +
      R(7, 98, 29, 1, 20) +
      R(6, 83, 49, 21, 8) +
      // ship
      P(4, '70,76 146,76 138,90 77,90') +
      R(3, 70, 76, 76, 1) +
      R(5, 78, 67, 14, 8) +
      R(6, 93, 67, 14, 8) +
      R(7, 108, 67, 14, 8) +
      R(5, 108, 58, 14, 8) +
      R(3, 78, 58, 14, 8) +
      R(7, 128, 56, 11, 20) +
      R(4, 130, 59, 7, 3) +
      R(5, 20, 69, 11, 9) +
      R(6, 33, 69, 11, 9),
  },
  '02': {
    // mill
    threads: [
      figure('#f6ecd6', [AMBER, 0.34], [AMBER, 0.8], { P: 22, q: 8, at: 11 }),
      weft('#f7d88d', AMBER, 1, 1.6),
      warp('#faf8f5', UMBER, 0.85, 1.5),
      warp(INK, '#55617a', 1, 1.7),
      warp(TEAL, '#9adbd2', 0.9, 1.5),
      weft(WINE, '#f6a8b6', 0.95, 1.6),
      waves('#d9a63c', ['#f6dc9d', 0.8], [INK, 0.8, 1.4], 8, 5),
      weft('#e9dcc2', UMBER, 0.6, 1.2),
      weft(INK, OCHRE, 1, 1.9),
    ],
    areas:
      C(1, 28, 28, 13) +
      many(
        3,
        (k) =>
          R(2, 62 + k * 17, 34, 15, 46) +
          P(5, `${61 + k * 17},34 ${69.5 + k * 17},24 ${78 + k * 17},34`) +
          R(7, 62 + k * 17, 48, 15, 1) +
          R(7, 62 + k * 17, 62, 15, 1),
      ) +
      R(3, 114, 18, 24, 62) +
      P(5, '112,18 126,8 140,18') +
      many(4, (k) => R(8, 119, 26 + k * 13, 5, 6) + R(8, 128, 26 + k * 13, 5, 6)) +
      L(3, 'M69 22L69 16L116 16', 2) +
      L(3, 'M86 24V16M103 24V16', 1.6) +
      R(4, 14, 56, 48, 24) +
      P(3, '10,56 14,46 26,56 26,46 38,56 38,46 50,56 50,46 64,56') +
      R(8, 20, 64, 10, 16) +
      R(2, 36, 62, 8, 7) +
      R(2, 49, 62, 8, 7) +
      R(6, 0, 80, 150, 20),
  },
  '03': {
    // server rack
    threads: [
      figure('#08413f', [LAGOON, 0.3], [LAGOON, 0.7], { P: 18, q: 6, at: 9 }),
      warp('#0b1728', '#3d5075', 1, 1.4),
      weft('#233556', '#7788ab', 1, 1.6),
      weft('#0f625b', '#8ff0e0', 1, 2),
      warp('#a01f40', '#ff7d92', 1, 2.4),
      warp('#8a610d', '#ffd77a', 1, 2.2),
      weft('#e9e4da', PAPER, 1, 2),
      warp('#8a610d', OCHRE, 0.9, 1.5),
      weft('#04211f', LAGOON, 0.45, 1.2),
    ],
    areas:
      R(8, 0, 88, 150, 12) +
      many(3, (k) => {
        const x = 14 + k * 43;
        return (
          R(6, x, 10, 36, 1) +
          R(1, x, 11, 36, 77) +
          many(9, (row) => {
            const y = 14 + row * 8;
            const lit = mod(row * 7 + k * 5, 11);
            return (
              R(2, x + 3, y, 30, 5) +
              R(3, x + 5, y + 2, 8 + mod(lit * 3, 9), 1) +
              R(lit % 3 === 0 ? 4 : 5, x + 27, y + 1, 1, 3) +
              R(5, x + 30, y + 1, 1, 3)
            );
          })
        );
      }) +
      L(7, 'M32 10V3H75V10M75 3H118V10', 1.6) +
      L(4, 'M50 72H57M93 40H100', 1.6),
  },
  '04': {
    // market till
    threads: [
      figure('#f3e6cf', [UMBER, 0.22], [WINE, 0.42], { P: 24, q: 12, at: 12 }),
      warp(ROSE, '#ffd0d6', 0.95, 1.5),
      warp(PAPER, STONE, 1, 1.3),
      weft(TEAL, '#a9e0d8', 0.9, 1.5),
      warp(INK, '#5b6880', 1, 1.6),
      weft('#12362f', '#7ff0c9', 1, 2),
      weft('#a9762a', '#f0cf8e', 0.9, 1.5),
      weft(OCHRE, '#fff0c4', 0.95, 1.6),
      weft('#3f8f4d', '#bfe8b5', 0.95, 1.6),
      weft(WINE, '#ffb9a0', 0.95, 1.6),
      waves('#7a5420', ['#d8ab62', 0.8], ['#f0cf8e', 0.9, 1.3], 10, 5),
    ],
    areas:
      many(10, (k) => D(k % 2 ? 1 : 2, `M${k * 15} 6h15v16a7.5 6 0 0 1-15 0z`)) +
      R(4, 0, 2, 150, 4) +
      R(4, 4, 6, 3, 94) +
      R(4, 143, 6, 3, 94) +
      // hanging cloth
      R(3, 14, 30, 16, 30) +
      R(7, 14, 34, 16, 2) +
      R(7, 14, 54, 16, 2) +
      R(9, 33, 30, 14, 26) +
      R(2, 33, 34, 14, 2) +
      R(2, 33, 50, 14, 2) +
      // till
      P(4, '66,64 72,46 102,46 108,64') +
      R(5, 76, 49, 22, 6) +
      R(4, 60, 64, 54, 12) +
      R(7, 64, 69, 46, 1) +
      R(4, 84, 40, 4, 6) +
      R(4, 74, 33, 26, 8) +
      R(5, 76, 35, 22, 4) +
      many(5, (k) => R(2, 76 + k * 5, 58, 3, 3)) +
      P(2, '103,44 112,44 112,28 103,28') +
      R(3, 105, 31, 5, 1) +
      R(3, 105, 35, 5, 1) +
      R(3, 105, 39, 5, 1) +
      // counter and fruit
      R(6, 0, 76, 150, 5) +
      R(10, 0, 81, 150, 19) +
      many(4, (k) => C(7, 122 + k * 6, 73, 3.6)) +
      many(3, (k) => C(9, 125 + k * 6, 67.5, 3.6)) +
      C(8, 128, 62, 3.6) +
      C(7, 134, 62, 3.6) +
      many(4, (k) => C(8, 16 + k * 8, 72.5, 4.2)) +
      many(3, (k) => C(8, 20 + k * 8, 66, 4.2)),
  },
  '05': {
    // railway
    threads: [
      figure('#e9b23c', ['#fbe2a0', 0.75], [WINE, 0.75], { P: 30, q: 10, at: 15 }),
      weft('#f6d27a', PAPER, 0.95, 1.7),
      warp(INK, '#3c4a66', 1, 1.6),
      weft(PAPER, '#c9bfae', 1, 1.4),
      weft(ROSE, '#ffc2cb', 1, 1.6),
      warp('#16233a', '#8fd6cc', 0.9, 1.6),
      warp('#8a5a12', '#e9b23c', 0.85, 1.5),
      waves('#0f5e58', [LAGOON, 0.6], ['#d7f0ea', 0.8, 1.3], 14, 6),
      weft('#5f3d0b', '#e9b23c', 0.9, 1.6),
      warp('#b77b16', '#8a5a12', 0.9, 1.4),
    ],
    areas:
      C(1, 38, 30, 14) +
      P(9, '50,74 84,36 104,54 120,42 150,70 150,80 50,80') +
      R(7, 0, 84, 150, 16) +
      R(8, 0, 66, 150, 4) +
      many(4, (k) => D(6, `M${-6 + k * 42} 70h42v30h-7v-8a14 14 0 0 0-28 0v8h-7z`)) +
      // train
      D(3, 'M8 62V40h92c14 0 24 8 30 19v3z') +
      R(2, 8, 60, 122, 4) +
      R(4, 8, 53, 118, 3) +
      many(5, (k) => R(5, 14 + k * 17, 43, 12, 7)) +
      P(5, '102,43 110,44 118,51 102,51') +
      R(2, 98, 40, 1, 22) +
      R(2, 54, 40, 1, 22) +
      many(8, (k) => C(2, 16 + k * 14, 64.5, 2.4)) +
      // wire
      R(2, 0, 27, 150, 1) +
      L(2, 'M46 27l5 6-5 6', 1.3) +
      R(2, 134, 22, 2, 44) +
      R(2, 4, 22, 2, 44) +
      R(2, 132, 22, 12, 1) +
      R(2, 0, 22, 8, 1),
  },
  '06': {
    // warehouse
    threads: [
      figure(NIGHT, [SLATE, 0.25], [SLATE, 0.52], { P: 16, q: 4, at: 8 }),
      warp('#33456c', '#9dabd0', 1, 1.6),
      weft('#8a610d', '#ffd77a', 1, 1.8),
      weft('#8b6a3c', '#ecd0a2', 0.95, 1.5),
      warp('#6b5333', '#cfae7d', 0.95, 1.5),
      weft('#0f625b', '#8fe3d7', 0.95, 1.6),
      warp('#a01f40', '#ff7d92', 1, 2),
      waves('#0d1526', [SLATE, 0.3], [SLATE, 0.55], 16, 8),
      weft('#b8b2a6', PAPER, 1, 1.8),
      weft('#05070c', '#3c4a66', 1, 1.6),
    ],
    areas:
      P(1, '0,16 75,2 150,16 150,18 75,4 0,18') +
      many(3, (k) => R(8, 30 + k * 38, 14, 14, 1)) +
      R(7, 0, 86, 150, 14) +
      many(3, (row) => R(2, 6, 38 + row * 20, 84, 2)) +
      many(4, (k) => R(1, 6 + k * 27.3, 22, 2, 64)) +
      many(9, (k) => {
        const row = Math.floor(k / 3);
        const x = 10 + (k % 3) * 27;
        const y = 26 + row * 20;
        const kind = [3, 4, 5][mod(k * 2 + row, 3)];
        const second = [4, 3, 3][mod(k + row, 3)];
        return k === 4
          ? R(kind, x, y + 4, 9, 8)
          : R(kind, x, y, 11, 12) + R(second, x + 12, y + 3, 9, 9) + R(8, x + 3, y + 3, 4, 1);
      }) +
      // forklift
      R(6, 112, 30, 2, 56) +
      R(6, 108, 30, 2, 56) +
      R(8, 92, 62, 18, 1) +
      R(3, 93, 50, 15, 12) +
      R(8, 97, 54, 5, 1) +
      P(6, '114,64 140,64 143,70 143,82 114,82') +
      L(6, 'M118 65L122 44H136L139 66', 2) +
      R(9, 114, 76, 30, 2) +
      C(9, 120, 83, 5) +
      C(9, 138, 83, 5) +
      C(8, 120, 83, 1.6) +
      C(8, 138, 83, 1.6) +
      C(4, 128, 51, 3.4) +
      P(5, '124,55 132,55 133,64 123,64'),
  },
  '07': {
    // dashboard
    threads: [
      figure(TEAL, ['#8fd6cc', 0.34], ['#c9efe9', 0.6], { P: 20, q: 6, at: 10 }),
      warp(INK, '#26324c', 1, 1.3),
      weft('#172238', '#2f3d5c', 1, 1.3),
      warp('#127067', '#8ff0e0', 1, 2),
      warp('#b3244a', '#ff9aab', 1, 2.2),
      warp('#9a6c0e', '#ffd77a', 1, 2),
      weft('#8f98ab', PAPER, 0.95, 2),
      weft('#34435f', SLATE, 0.9, 1.5),
      warp('#0a4f4a', '#8fd6cc', 0.7, 1.4),
      weft('#e6e0d4', STONE, 1, 1.4),
    ],
    areas:
      R(8, 0, 92, 150, 8) +
      R(1, 18, 10, 114, 70) +
      R(9, 66, 80, 18, 8) +
      R(9, 52, 88, 46, 4) +
      R(2, 22, 14, 22, 62) +
      R(6, 25, 18, 12, 2) +
      many(5, (k) => R(k === 1 ? 4 : 7, 25, 26 + k * 8, k === 1 ? 15 : 11, 2)) +
      many(
        3,
        (k) =>
          R(2, 48 + k * 27.5, 14, 25, 14) +
          R(6, 51 + k * 27.5, 17, 12, 3) +
          R(k === 0 ? 3 : k === 1 ? 5 : 4, 51 + k * 27.5, 23, 17 - k * 4, 2),
      ) +
      R(2, 48, 32, 50, 44) +
      many(7, (k) =>
        R(
          k === 5 ? 4 : 3,
          52 + k * 6.3,
          72 - [12, 18, 15, 24, 21, 33, 27][k],
          4,
          [12, 18, 15, 24, 21, 33, 27][k],
        ),
      ) +
      R(7, 51, 73, 44, 1) +
      R(2, 101, 32, 27, 22) +
      L(5, 'M103 50l6-6 5 3 5-8 7-3', 1.8) +
      R(2, 101, 57, 27, 19) +
      C(3, 110, 66.5, 7) +
      D(4, 'M110 66.5V59.5A7 7 0 0 1 116 70z') +
      C(2, 110, 66.5, 3.2) +
      R(6, 120, 62, 5, 1) +
      R(7, 120, 66, 6, 1) +
      R(7, 120, 70, 4, 1),
  },
  '08': {
    // dhow
    threads: [
      figure('#7c1f38', ['#d9768a', 0.4], [OCHRE, 0.7], { P: 28, q: 10, at: 14 }),
      weft('#c8871a', '#ffe3a1', 1, 1.7),
      warp('#f3ede2', '#b9a88c', 0.9, 1.5),
      weft('#e3d6c0', '#a8926d', 0.9, 1.5),
      warp(INK, OCHRE, 0.9, 1.5),
      waves('#0b3f45', [LAGOON, 0.5], ['#c9efe9', 0.85, 1.3], 12, 6),
      weft('#0b3f45', OCHRE, 1, 1.8),
      warp(INK, '#3c4a66', 1, 1.6),
      weft(INK, ROSE, 1, 2.2),
      weft('#5c1429', '#a94a62', 0.9, 1.4),
    ],
    areas:
      C(1, 112, 48, 20) +
      P(9, '0,74 16,68 34,70 52,66 70,71 70,76 0,76') +
      R(5, 0, 75, 150, 25) +
      many(6, (k) => R(6, 100 + mod(k * 5, 9), 77 + k * 4, 24 - k * 3, 1)) +
      // yard, sail, mast, hull
      D(2, 'M86 6C96 26 98 50 92 70L30 68C46 54 70 32 86 6z') +
      D(3, 'M86 6C96 26 98 50 92 70L80 69.6C88 48 90 28 86 6z') +
      L(7, 'M26 72L88 3', 1.8) +
      L(7, 'M62 26V78', 2) +
      D(4, 'M20 72C40 79 84 79 108 70L114 67 104 86C80 92 46 91 34 87z') +
      D(8, 'M22 74C42 81 84 81 107 72.5L106 75C84 84 42 84 25 77z') +
      L(7, 'M108 70L122 62', 1.4) +
      C(7, 78, 69.5, 2.2) +
      R(7, 76, 71, 5, 5),
  },
};

async function toAreas(areas) {
  const small = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS}" height="${ROWS}" shape-rendering="crispEdges">${areas}</svg>`;
  const { data, info } = await sharp(Buffer.from(small))
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (i, j) => Math.round(data[(j * COLUMNS + i) * info.channels] / 8);
}

async function drawScene({ threads, areas }) {
  const lookUp = await toAreas(areas);
  const loom = createLoom({ cell: CELL, stroke: 0.13, reach: 0.6 });
  for (let j = 0; j < ROWS; j += 1) {
    for (let i = 0; i < COLUMNS; i += 1) {
      const thread = threads[lookUp(i, j)];
      const [isWarp, ...tone] = thread.tone(i, j);
      if (thread.plate !== threads[0].plate) loom.plate(i * CELL, j * CELL, thread.plate);
      loom.stroke(i * CELL, j * CELL, isWarp, tone);
    }
  }
  const [width, height] = [COLUMNS * CELL, ROWS * CELL];
  return sheet(width, height, rect(0, 0, width, height, threads[0].plate), loom.toSvg());
}

export function listScenes() {
  return Object.entries(SCENES).map(([name, scene]) => ({
    name: `gallery-${name}.webp`,
    draw: () => drawScene(scene),
  }));
}
