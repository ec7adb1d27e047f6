import { itemAt, mod } from '../numbers.mjs';
import { LAGOON, NIGHT, OCHRE, PAPER, SAND, SLATE, STONE, TEAL } from '../palette.mjs';
import { C, figure, many, P, R, warp, waves, weft } from './areas.mjs';

/** Areas that a lorry is drawn with, in each of these scenes. */
const [DARK, CAB, GLASS, METAL] = [1, 2, 3, 4];
const LORRY = [
  weft('#05070c', '#3c4a66', 1, 1.6),
  warp('#a01f40', '#ff7d92', 1, 2),
  warp('#16233a', '#8fd6cc', 0.9, 1.6),
  weft('#b8b2a6', PAPER, 1, 1.8),
];

/**
 * A lorry that drives to the right, without what it carries: that stands above y 70, from x on.
 *
 * @param {number} x
 */
const lorry = (x) =>
  R(DARK, x, 70, 106, 4) +
  P(CAB, `${x + 85},43 ${x + 99},43 ${x + 107},57 ${x + 107},75 ${x + 85},75`) +
  P(GLASS, `${x + 93},47 ${x + 98},47 ${x + 104},57 ${x + 93},57`) +
  R(DARK, x + 82, 40, 1, 30) +
  R(METAL, x + 103, 68, 5, 3) +
  [9, 21, 33, 66, 97].map((at) => C(DARK, x + at, 77, 5) + C(METAL, x + at, 77, 1.8)).join('');

/** @type {Record<string, import('./areas.mjs').Scene>} */
export const LORRY_SCENES = {
  '09': {
    // weighbridge
    strands: [
      figure(SAND, ['#d9c9a6', 0.6], [OCHRE, 0.7], { P: 26, q: 8, at: 13 }),
      ...LORRY,
      warp('#0d5c56', LAGOON, 1, 1.7),
      weft('#cda45a', '#f7dfa8', 1, 1.6),
      warp('#6b5333', '#cfae7d', 0.95, 1.5),
      warp('#c9a15a', '#a97c2f', 0.9, 1.5),
      weft('#7b8498', '#c7cedd', 1, 1.5),
      weft('#0b1220', '#7dffb0', 1, 2.4),
      weft('#f6d27a', PAPER, 0.95, 1.7),
    ],
    areas:
      C(11, 38, 22, 11) +
      R(8, 0, 84, 150, 16) +
      // the house of the clerk
      R(5, 0, 46, 15, 38) +
      P(CAB, '0,40 19,40 19,46 0,46') +
      R(GLASS, 4, 53, 8, 8) +
      lorry(16) +
      // sacks
      many(3, (row) =>
        many(
          8 - row,
          (k) =>
            R(6, 17 + k * 9 + row * 4, 63 - row * 8, 8, 7) +
            R(7, 17 + k * 9 + row * 4, 66 - row * 8, 8, 1),
        ),
      ) +
      // the scale, its display, the barrier
      P(9, '6,86 14,82 132,82 140,86') +
      R(DARK, 14, 86, 120, 2) +
      R(DARK, 129, 30, 2, 54) +
      R(DARK, 117, 18, 27, 14) +
      many(4, (k) => R(10, 120 + k * 6, 21, 4, 8)) +
      R(METAL, 141, 56, 3, 30) +
      R(CAB, 134, 56, 16, 3) +
      many(2, (k) => R(METAL, 134 + k * 8, 56, 4, 3)),
  },
  10: {
    // road
    strands: [
      figure('#f0b7a2', ['#fbe0d2', 0.75], ['#d9768a', 0.7], { P: 30, q: 10, at: 15 }),
      ...LORRY,
      weft('#c8871a', '#ffe3a1', 1, 1.7),
      waves('#2f6d5f', [LAGOON, 0.55], ['#d7f0ea', 0.7, 1.3], 18, 7),
      waves('#0f4a46', [TEAL, 0.7], [LAGOON, 0.6, 1.3], 14, 6),
      weft('#2a3350', SLATE, 0.8, 1.4),
      weft('#e6e0d4', PAPER, 1, 1.8),
      weft('#127067', '#8ff0e0', 1, 2),
    ],
    areas:
      C(5, 112, 30, 15) +
      P(6, '0,58 22,44 46,54 74,34 104,52 128,40 150,50 150,82 0,82') +
      P(7, '0,72 30,62 62,70 96,60 150,70 150,84 0,84') +
      R(8, 0, 82, 150, 18) +
      many(8, (k) => R(9, 4 + k * 20, 91, 11, 2)) +
      lorry(14) +
      // pipes, with the stakes that hold them
      many(3, (row) => R(10, 16, 62 - row * 8, 78, 8)) +
      many(3, (row) => R(9, 16, 65 - row * 8, 78, 1)) +
      many(3, (k) => R(DARK, 24 + k * 28, 43, 2, 27)),
  },
  11: {
    // orchard
    strands: [
      figure(NIGHT, [SLATE, 0.3], [OCHRE, 0.6], { P: 24, q: 8, at: 12 }),
      ...LORRY,
      weft('#e8e4da', STONE, 1, 1.6),
      warp('#145c40', '#57c08a', 0.95, 1.6),
      warp('#0d4431', '#2f8f63', 0.9, 1.5),
      warp('#6b5333', '#cfae7d', 0.95, 1.5),
      weft('#5a3c16', '#b98a3d', 0.85, 1.5),
      weft('#9ad35f', '#e2f6c4', 1, 1.8),
      weft('#10305a', '#7fc4ff', 1, 1.9),
      weft('#f3ede2', PAPER, 1, 1.7),
    ],
    areas:
      C(12, 128, 20, 9) +
      C(0, 124, 17, 8) +
      many(5, (k) => C(7, 4 + k * 36, 54, 15) + R(8, 2 + k * 36, 66, 4, 16)) +
      many(4, (k) => C(6, 22 + k * 36, 48, 15) + R(8, 20 + k * 36, 62, 4, 20)) +
      many(12, (k) => C(10, 12 + k * 11, 42 + mod(k * 7, 16), 1.8)) +
      R(9, 0, 82, 150, 18) +
      lorry(16) +
      // the cold box and its unit
      R(5, 17, 32, 78, 38) +
      R(METAL, 17, 32, 78, 2) +
      R(11, 17, 48, 78, 5) +
      R(DARK, 95, 36, 4, 18) +
      many(4, (k) => R(METAL, 95, 38 + k * 4, 4, 1)),
  },
  12: {
    // weighbridge of a cement works, before sunrise
    strands: [
      figure('#2b3f63', ['#5c77a6', 0.45], [OCHRE, 0.55], { P: 28, q: 8, at: 14 }),
      itemAt(LORRY, 0),
      warp('#0d5c56', LAGOON, 1, 2),
      ...LORRY.slice(2),
      weft('#d98a3d', '#ffd9a0', 1, 1.7),
      weft('#c9cdd6', PAPER, 1, 1.7),
      warp('#8d95a6', '#d7dbe4', 0.95, 1.6),
      weft('#5b4a3a', '#b79a72', 0.85, 1.5),
      weft('#7b8498', '#c7cedd', 1, 1.5),
      weft('#0b1220', '#ffc76b', 1, 2.4),
      warp('#a01f40', '#ff7d92', 1, 1.7),
      waves('#3d3a52', ['#6f6684', 0.6], ['#a795a0', 0.6, 1.3], 16, 7),
      warp('#56627e', '#98a3bb', 0.9, 1.6),
    ],
    areas:
      C(5, 104, 40, 17) +
      // the quarry, in steps
      P(12, '44,84 44,72 66,72 66,62 84,62 84,52 118,52 118,60 150,60 150,84') +
      R(8, 0, 84, 150, 16) +
      // silos, and the pipe that fills the lorry
      many(
        2,
        (k) =>
          R(13, 3 + k * 19, 22, 16, 62) +
          P(CAB, `${2 + k * 19},22 ${11 + k * 19},12 ${20 + k * 19},22`),
      ) +
      many(2, (k) => many(4, (row) => R(7, 3 + k * 19, 34 + row * 13, 16, 2))) +
      R(11, 38, 26, 26, 3) +
      R(11, 61, 29, 3, 9) +
      lorry(32) +
      // the tank and its funnels
      R(6, 42, 41, 64, 18) +
      C(6, 42, 50, 9) +
      C(6, 106, 50, 9) +
      R(7, 34, 49, 80, 3) +
      many(3, (k) =>
        P(7, `${38 + k * 25},59 ${60 + k * 25},59 ${52 + k * 25},70 ${46 + k * 25},70`),
      ) +
      many(3, (k) => R(DARK, 46 + k * 25, 38, 7, 3)) +
      // the scale and its display
      P(9, '22,86 30,82 142,82 150,86') +
      R(DARK, 30, 86, 116, 2) +
      R(DARK, 143, 26, 2, 56) +
      R(DARK, 122, 14, 27, 14) +
      many(4, (k) => R(10, 125 + k * 6, 17, 4, 8)),
  },
};
