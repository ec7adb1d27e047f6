import { mod } from '../numbers.mjs';
import {
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
import { ribbons, stripes } from '../strands.mjs';
import { rings, teeth, weave } from '../weave.mjs';
import { full, thumb, WIDTH } from './frame.mjs';
import { KANGA_CELL, kanga } from './kanga.mjs';

/** @type {import('../types.mjs').Drawings} */
export const consultancy = {
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
