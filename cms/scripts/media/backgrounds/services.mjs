/** @import { Color, DrawSvg, Fade, Pack, WeaveOptions } from '../types.mjs' */

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
  SLATE,
  TEAL,
} from '../palette.mjs';
import { sheet, slope } from '../sheet.mjs';
import { route, stripes } from '../strands.mjs';
import { rings, weave } from '../weave.mjs';

const SERVICE = { width: 900, height: 675 };

/**
 * The words lie below and to the left, so the weave is strong in the upper right corner only.
 *
 * @type {Fade}
 */
const fromCorner = (u, v) => ease(0.15, 0.85, u * 0.7 + (1 - v) * 0.55);

/**
 * @param {[ground: Color, glow: Color]} ground
 * @param {string[]} layers
 */
function service(ground, ...layers) {
  const { width, height } = SERVICE;
  return sheet(
    width,
    height,
    slope(
      width,
      height,
      [
        [0, ground[1]],
        [0.75, ground[0]],
      ],
      [1, 0, 0.2, 1],
    ),
    ...layers,
    slope(
      width,
      height,
      [
        [0, ground[0], 0],
        [0.4, ground[0], 0],
        [1, ground[0], 0.9],
      ],
      [0.7, 0, 0.3, 1],
    ),
  );
}

/** @type {(options: Omit<WeaveOptions, 'width' | 'height' | 'cell'> & { cell?: number }) => string} */
const cornerWeave = (options) =>
  weave({ ...SERVICE, cell: 18, stroke: 0.13, fade: fromCorner, ...options });

/** @type {Record<Pack, DrawSvg[]>} */
export const SERVICES = {
  consultancy: [
    () =>
      service(
        [INK, NIGHT],
        cornerWeave({
          P: 20,
          q: 8,
          shift: [6, 4],
          tone: rings([SLATE, 0.4], [0, 1, ROSE, 1, 1.4], [10, 10, PAPER, 0.8]),
        }),
      ),
    () =>
      service(
        [ABYSS, DEEP],
        cornerWeave({
          P: 34,
          R: 8,
          q: 6,
          metric: 'pool',
          tone: ({ d }) => (mod(d, 7) < 1 ? [d < 8 ? OCHRE : LAGOON, 1, 1.2] : [LAGOON, 0.3]),
        }),
      ),
    () =>
      service(
        [INK, '#10233a'],
        cornerWeave({ P: 10, q: 4, metric: 'cross', tone: () => [SLATE, 0.25] }),
        route({
          points: [
            [18, 40],
            [18, 22],
            [30, 22],
            [30, 10],
            [52, 10],
          ],
          cell: 18,
          color: ROSE,
          thick: 5,
          knots: false,
        }),
        route({
          points: [
            [26, 40],
            [26, 16],
            [40, 16],
            [40, -1],
          ],
          cell: 18,
          color: OCHRE,
          thick: 5,
          knots: false,
        }),
        route({
          points: [
            [52, 26],
            [36, 26],
            [36, 4],
            [22, 4],
            [22, -1],
          ],
          cell: 18,
          color: LAGOON,
          thick: 5,
          knots: false,
        }),
      ),
    () =>
      service(
        ['#1c0d18', '#4a1129'],
        cornerWeave({
          P: 16,
          R: 16,
          q: 8,
          metric: 'square',
          tone: rings(['#d98a9b', 0.32], [0, 1, OCHRE, 1, 1.4], [7, 8, ROSE, 0.95]),
        }),
      ),
    () =>
      service(
        [INK, NIGHT],
        stripes({
          x: 380,
          y: -10,
          width: 530,
          height: 700,
          gap: 15,
          ticks: [
            [22, 16],
            [8, 30],
          ],
          bands: [
            [5, SLATE, 0.35],
            [1, PAPER, 0.8],
            [3, OCHRE, 0.95],
            [1, PAPER, 0.8],
            [7, SLATE, 0.35],
            [4, TEAL, 1],
            [2, ROSE, 0.95],
          ],
        }),
        slope(900, 675, [
          [0, INK, 1],
          [0.42, INK, 1],
          [0.85, INK, 0],
        ]),
      ),
    () =>
      service(
        [INK, '#0c2a33'],
        cornerWeave({
          P: 14,
          q: 12,
          metric: 'chevron',
          tone: ({ d }) =>
            mod(d, 12) < 1 ? [LAGOON, 1, 1.2] : mod(d, 12) === 6 ? [PAPER, 0.6] : [SLATE, 0.3],
        }),
      ),
  ],
  logistics: [
    () =>
      service(
        [INK, NIGHT],
        cornerWeave({
          cell: 16,
          P: 4,
          q: 4,
          metric: 'cross',
          tone: ({ i, j }) => {
            if (mod(i, 12) === 0 || mod(j, 6) === 0) return null;
            const color = [TEAL, null, OCHRE, null, SLATE, ROSE, null][
              mod(Math.floor(i / 12) * 3 + Math.floor(j / 6) * 2, 7)
            ];
            return color ? [color, 0.9, 1.15] : [SLATE, 0.22];
          },
        }),
      ),
    () =>
      service(
        [ABYSS, '#0a4a52'],
        cornerWeave({
          P: 12,
          q: 6,
          metric: 'chevron',
          tone: ({ d, j }) =>
            mod(d, 6) < 1 ? [j < 12 ? OCHRE : PAPER, 0.85, 1.1] : [LAGOON, 0.36],
        }),
      ),
    () =>
      service(
        [INK, '#2a2010'],
        cornerWeave({
          P: 16,
          R: 20,
          q: 10,
          metric: 'arrow',
          tone: ({ d }) => (mod(d, 20) < 2 ? [OCHRE, 1, 1.3] : [AMBER, 0.3]),
        }),
      ),
    () =>
      service(
        ['#06231f', '#0e5a4e'],
        cornerWeave({
          P: 16,
          R: 16,
          q: 8,
          metric: 'square',
          tone: rings([LAGOON, 0.32], [0, 1, OCHRE, 1, 1.4], [7, 8, PAPER, 0.8]),
        }),
      ),
    () =>
      service(
        [NIGHT, '#22304d'],
        cornerWeave({
          P: 14,
          R: 14,
          q: 7,
          metric: 'octagon',
          tone: rings([SLATE, 0.34], [0, 1, ROSE, 1, 1.4], [6, 6.5, PAPER, 0.75]),
        }),
      ),
    () =>
      service(
        ['#24101a', '#5c1429'],
        cornerWeave({
          P: 24,
          R: 16,
          q: 8,
          tone: rings(['#d98a9b', 0.34], [0, 2, OCHRE, 1, 1.4], [10, 10, OCHRE, 0.8]),
        }),
      ),
  ],
};
