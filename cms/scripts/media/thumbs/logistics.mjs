/** @import { Color, Drawings } from '../types.mjs' */

import { itemAt, mod } from '../numbers.mjs';
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
  SLATE,
  STONE,
  TEAL,
  UMBER,
  WINE,
} from '../palette.mjs';
import { ribbons, route, stripes } from '../strands.mjs';
import { rings, weave } from '../weave.mjs';
import { full, HEIGHT, thumb } from './frame.mjs';
import { KANGA_CELL, kanga } from './kanga.mjs';

/** @type {Drawings} */
export const logistics = {
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
          /** @type {[color: Color, plate: Color][]} */
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
          const [color, plate] = itemAt(
            boxes,
            mod(Math.floor(i / 16) * 3 + Math.floor(j / 8) * 5, 8),
          );
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
