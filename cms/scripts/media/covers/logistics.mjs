/** @import { Drawings, Point, ToothToneOf } from '../types.mjs' */

import { ease, mod } from '../numbers.mjs';
import {
  ABYSS,
  AMBER,
  INK,
  LAGOON,
  OCHRE,
  PAPER,
  ROSE,
  SAND,
  SLATE,
  STONE,
  TEAL,
  UMBER,
  WINE,
} from '../palette.mjs';
import { slope } from '../sheet.mjs';
import { route, stripes } from '../strands.mjs';
import { rings, teeth, weave } from '../weave.mjs';
import { blocks, cover, fromLeft, full, HEIGHT, WIDTH } from './frame.mjs';

/** @type {Point[]} */
const LEGS = [
  [34, 27],
  [44, 27],
  [44, 19],
  [56, 19],
  [56, 24],
  [72, 24],
  [72, 13],
  [88, 13],
  [88, 20],
  [96, 20],
];

/**
 * Right of where a title ends.
 *
 * @type {Point[]}
 */
const SHORT_LEGS = [
  [62, 27],
  [68, 27],
  [68, 19],
  [75, 19],
  [75, 24],
  [83, 24],
  [83, 13],
  [91, 13],
  [91, 20],
  [96, 20],
];

/** @type {Drawings} */
export const logistics = {
  contact: () =>
    cover(
      [ABYSS, '#0a3d44'],
      weave({
        ...full,
        cell: 16,
        P: 18,
        R: 12,
        q: 6,
        metric: 'brick',
        fade: fromLeft(0.3, 0.62),
        tone: rings([LAGOON, 0.28], [0, 1, PAPER, 0.55]),
      }),
      route({ points: SHORT_LEGS, cell: 16, color: OCHRE, thick: 4.5 }),
      slope(WIDTH, HEIGHT, [
        [0, ABYSS, 1],
        [0.34, ABYSS, 1],
        [0.6, ABYSS, 0],
      ]),
    ),
  blogs: () =>
    cover(
      [INK, '#1c1a22'],
      weave({
        ...full,
        cell: 15,
        P: 18,
        R: 18,
        q: 12,
        metric: 'arrow',
        shift: [0, 0],
        fade: fromLeft(0.32, 0.68),
        tone: ({ d }) => {
          const line = mod(d, 24);
          if (line < 2) return [OCHRE, 1, 1.3];
          return line === 12 ? [ROSE, 1, 1.1] : [SLATE, 0.27];
        },
      }),
    ),
  '01': () =>
    cover(
      INK,
      weave({
        ...full,
        cell: 14,
        P: 4,
        q: 4,
        metric: 'cross',
        shift: [0, 5],
        fade: fromLeft(0.42, 0.66),
        tone: blocks(
          14,
          [10, 5],
          [null, TEAL, null, OCHRE, null, LAGOON, ROSE, null, '#55617a', null, AMBER],
          [SLATE, 0.2],
        ),
      }),
    ),
  '02': () =>
    cover(
      ['#07332f', '#0d6a63'],
      weave({
        ...full,
        cell: 15,
        P: 10,
        q: 6,
        metric: 'chevron',
        fade: fromLeft(0.28, 0.6),
        tone: ({ i, j, d }) => {
          const sun = Math.hypot(i - 78, j - 17);
          if (j < 18 && sun < 11) return [OCHRE, 1, 1.5];
          if (j < 18)
            return mod(Math.round(sun), 6) === 0 && sun < 30 ? [OCHRE, 0.7] : [LAGOON, 0.25];
          return mod(d, 6) < 1 ? [PAPER, 0.75, 1.2] : [LAGOON, 0.5];
        },
      }),
    ),
  '03': () =>
    cover(
      INK,
      weave({
        ...full,
        cell: 14,
        P: 30,
        R: 40,
        q: 10,
        shift: [8, 0],
        fade: (u) => ease(0.35, 0.8, u) * 0.8,
        tone: rings([SLATE, 0.28], [0, 2, OCHRE, 0.9]),
      }),
      stripes({
        x: 560,
        y: 168,
        width: 1060,
        height: 232,
        gap: 11.6,
        lying: true,
        ticks: [
          [26, 12],
          [12, 26],
        ],
        bands: [
          [1, PAPER, 0.9, 1.3],
          [3, TEAL, 1],
          [2, ROSE, 1, 1.2],
          [8, SLATE, 0.4],
          [2, ROSE, 1, 1.2],
          [3, TEAL, 1],
          [1, PAPER, 0.9, 1.3],
        ],
      }),
      slope(WIDTH, HEIGHT, [
        [0, INK, 1],
        [0.42, INK, 1],
        [0.8, INK, 0],
      ]),
    ),
  '04': () =>
    cover(
      [PAPER, '#f7ebd6'],
      weave({
        ...full,
        cell: 15,
        P: 36,
        R: 16,
        q: 8,
        shift: [4, 6],
        stroke: 0.13,
        fade: fromLeft(0.38, 0.72),
        tone: rings(
          [TEAL, 0.46],
          [0, 2, AMBER, 1, 1.6],
          [8, 8, TEAL, 1, 1.4],
          [16, 16, WINE, 1, 1.3],
        ),
      }),
    ),
  '05': () =>
    cover(
      [SAND, '#ead9b8'],
      weave({
        ...full,
        cell: 16,
        P: 20,
        R: 14,
        q: 10,
        metric: 'step',
        stroke: 0.13,
        fade: fromLeft(0.34, 0.66),
        tone: rings([UMBER, 0.3], [0, 2, TEAL, 0.9, 1.3]),
      }),
      route({ points: LEGS.map(([i, j]) => [i + 4, 34 - j]), cell: 16, color: WINE, thick: 4 }),
      slope(WIDTH, HEIGHT, [
        [0, SAND, 1],
        [0.38, SAND, 1],
        [0.6, SAND, 0],
      ]),
    ),
  '06': () => {
    /** @type {ToothToneOf} */
    const tone = ({ inside, row, height }) => {
      if (!inside) return row === height ? [ROSE, 1, 1.5] : null;
      return row % 3 === 2 ? ['#fff0c4', 0.8, 1, AMBER] : [LAGOON, 0.8, 1, TEAL];
    };
    const field = { x: 840, width: 760, cell: 14, depth: 9, period: 18, stroke: 0.15, tone };
    return cover(
      PAPER,
      teeth({ ...field, y: 112, down: true }),
      teeth({ ...field, y: 322, down: false }),
      weave({
        x: 840,
        y: 0,
        width: 760,
        height: 98,
        cell: 14,
        P: 8,
        q: 4,
        metric: 'cross',
        stroke: 0.13,
        tone: () => [STONE, 1],
      }),
      weave({
        x: 840,
        y: 462,
        width: 760,
        height: 98,
        cell: 14,
        P: 8,
        q: 4,
        metric: 'cross',
        stroke: 0.13,
        tone: () => [STONE, 1],
      }),
      slope(WIDTH, HEIGHT, [
        [0, PAPER, 1],
        [0.52, PAPER, 1],
        [0.76, PAPER, 0],
      ]),
    );
  },
};
