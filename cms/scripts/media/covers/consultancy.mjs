import { ease, mod } from '../numbers.mjs';
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
  TEAL,
  UMBER,
  WINE,
} from '../palette.mjs';
import { slope } from '../sheet.mjs';
import { ribbons, stripes } from '../strands.mjs';
import { rings, weave } from '../weave.mjs';
import { cover, fromLeft, full, HEIGHT, WIDTH } from './frame.mjs';

/** @type {import('../types.mjs').Drawings} */
export const consultancy = {
  contact: () =>
    cover(
      [INK, NIGHT],
      weave({
        ...full,
        cell: 16,
        P: 74,
        R: 17,
        q: 7,
        metric: 'ripple',
        fade: fromLeft(0.3, 0.68),
        tone: rings(
          [SLATE, 0.26],
          [0, 2, ROSE, 1, 1.5],
          [9, 9, PAPER, 0.85],
          [16, 16, OCHRE, 0.95, 1.1],
          [23, 23, PAPER, 0.55],
          [30, 30, PAPER, 0.35],
        ),
      }),
    ),
  blogs: () =>
    cover(
      [ABYSS, '#0b5a55'],
      weave({
        ...full,
        cell: 14,
        P: 24,
        q: 10,
        metric: 'chevron',
        fade: fromLeft(0.32, 0.66),
        tone: ({ d }) => {
          const line = mod(d, 20);
          if (line === 4) return [mod(d, 60) < 20 ? ROSE : PAPER, mod(d, 60) < 20 ? 1 : 0.8, 1.3];
          return line === 12 ? [OCHRE, 0.75, 1] : [LAGOON, 0.36];
        },
      }),
    ),
  '01': () =>
    cover(
      INK,
      weave({
        ...full,
        cell: 17.5,
        P: 24,
        q: 10,
        shift: [9, 8],
        fade: fromLeft(0.36, 0.7),
        tone: rings([SLATE, 0.3], [0, 2, [ROSE, OCHRE], 1, 1.35], [12, 12, PAPER, 0.75]),
      }),
    ),
  '02': () =>
    cover(
      [ABYSS, DEEP],
      weave({
        ...full,
        cell: 14,
        P: 20,
        q: 8,
        fade: (u) => ease(0.25, 0.6, u) * 0.8,
        tone: () => [LAGOON, 0.22],
      }),
      ribbons({
        x: 784,
        y: -28,
        pitch: 88,
        thick: 34,
        upright: [TEAL, TEAL, TEAL, PAPER, TEAL, OCHRE, TEAL, PAPER, TEAL, TEAL],
        lying: [null, TEAL, ROSE, TEAL, ROSE, TEAL, null],
      }),
      slope(WIDTH, HEIGHT, [
        [0, ABYSS, 1],
        [0.55, ABYSS, 1],
        [0.78, ABYSS, 0],
      ]),
    ),
  '03': () =>
    cover(
      INK,
      stripes({
        x: 720,
        y: -20,
        width: 900,
        height: 600,
        gap: 13,
        ticks: [
          [18, 15],
          [4, 29],
        ],
        bands: [
          [9, SLATE, 0.3],
          [2, OCHRE, 0.95, 1.1],
          [5, SLATE, 0.4],
          [1, PAPER, 0.9],
          [6, TEAL, 1, 1.2],
          [1, PAPER, 0.9],
          [5, SLATE, 0.4],
          [3, ROSE, 1, 1.2],
        ],
      }),
      slope(WIDTH, HEIGHT, [
        [0, INK, 1],
        [0.45, INK, 1],
        [0.82, INK, 0],
      ]),
    ),
  '04': () =>
    cover(
      PAPER,
      weave({
        x: 1000,
        y: 0,
        width: 600,
        height: HEIGHT,
        cell: 14,
        P: 21,
        R: 20,
        q: 9,
        metric: 'ripple',
        stroke: 0.15,
        fade: (u) => ease(0, 0.34, u),
        tone: ({ i, j, columns, d }) => {
          const edge = columns - 1 - i;
          if (edge < 5)
            return Math.abs(mod(j, 8) - 4) < 5 - edge ? ['#ffd5db', 0.9, 1, WINE] : null;
          if (edge === 6) return [PAPER, 0.8, 1, INK];
          if (edge < 8) return null;
          if (d <= 3) return ['#ffd5db', 1, 1.2, ROSE];
          if (d === 9) return [INK, 0.9, 1.3];
          return mod(d, 9) === 0 ? [INK, 0.75, 1.1] : [UMBER, 0.5];
        },
      }),
    ),
  '05': () =>
    cover(
      [SAND, '#f6dfae'],
      weave({
        ...full,
        cell: 26,
        P: 16,
        q: 8,
        shift: [5, 5],
        stroke: 0.16,
        fade: fromLeft(0.4, 0.74),
        tone: rings([AMBER, 0.6], [0, 1, INK, 0.95, 1.2], [4, 4, WINE, 1, 1.2], [8, 8, INK, 0.9]),
      }),
    ),
  '06': () =>
    cover(
      [PAPER, '#e3efe9'],
      weave({
        ...full,
        cell: 15,
        P: 22,
        R: 18,
        q: 6,
        metric: 'square',
        shift: [2, 8],
        stroke: 0.14,
        fade: fromLeft(0.36, 0.68),
        tone: rings(
          [TEAL, 0.5],
          [0, 2, ROSE, 1, 1.5],
          [5, 5, TEAL, 1, 1.5],
          [9, 11, AMBER, 1, 1.2],
        ),
      }),
    ),
};
