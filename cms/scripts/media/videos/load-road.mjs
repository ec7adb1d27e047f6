/** @import { Color } from '../types.mjs' */
import { n } from '../numbers.mjs';
import { INK, LAGOON, ORANGE, PAPER, SLATE, STONE } from '../palette.mjs';
import { createWeaver } from '../weave.mjs';
import { WIDTH } from './stage.mjs';

/** Height of the road, and the distance of two stops on it. */
export const ROAD = 312;
export const PITCH = 248;
export const FIRST_X = 144;

const COLUMNS = 14;
const CELL = PITCH / COLUMNS;
/** Rows of the hills before the first stop, between the stops, and after the last. */
const HILLS = [2, 2, 5, 4, 3, 2];

/** Hills of weave, with a valley at each stop. */
export function hills() {
  const weaver = createWeaver({ cell: CELL, stroke: 0.15 });
  HILLS.forEach((rows, hill) => {
    for (let column = 0; column < COLUMNS; column += 1) {
      const slope = 1 - Math.abs(column + 0.5 - COLUMNS / 2) / (COLUMNS / 2);
      const height = Math.round(rows * slope);
      for (let row = 0; row < height; row += 1) {
        const x = FIRST_X + (hill - 1) * PITCH + column * CELL;
        const isRidge = row === height - 1;
        weaver.stroke(x, ROAD - (row + 2) * CELL, isRidge, [LAGOON, isRidge ? 0.75 : 0.35]);
      }
    }
  });
  return weaver.toSvg();
}

const STITCH = CELL * 0.6;
const FIRST_COLUMN = -9;
/** @type {number[]} */
const STITCHES = Array.from(
  { length: Math.ceil(WIDTH / CELL) + 1 },
  (_, column) => FIRST_X + (FIRST_COLUMN + column) * CELL,
);

/**
 * The road as a row of the weave: the accent where the truck has been.
 *
 * @param {number} truckX
 */
export function road(truckX) {
  /** @type {(x: number) => boolean} */
  const isDriven = (x) => x > FIRST_X - CELL && x < truckX;
  const driven = STITCHES.filter(isDriven);
  const ahead = STITCHES.filter((x) => !isDriven(x));
  return row(ahead, SLATE, 0.5, 4) + row(driven, ORANGE, 1, 7);
}

/** @type {(stitches: number[], color: Color, opacity: number, thick: number) => string} */
function row(stitches, color, opacity, thick) {
  const d = stitches.map((x) => `M${n(x + (CELL - STITCH) / 2)} ${ROAD}h${n(STITCH)}`).join('');
  return `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${thick}" stroke-linecap="round"/>`;
}

/**
 * A stop on the road: a ring that is filled when the truck is there.
 *
 * @param {number} x
 * @param {number} filled From 0 to 1.
 */
export function knot(x, filled) {
  return (
    `<circle cx="${x}" cy="${ROAD}" r="11" fill="${INK}" stroke="${SLATE}" stroke-width="4"/>` +
    (filled > 0 ? `<circle cx="${x}" cy="${ROAD}" r="${n(13 * filled)}" fill="${ORANGE}"/>` : '')
  );
}

/** The truck with its box, driving to the right; its middle is at 0, the road at 0. */
export function truck() {
  const wheels = [-64, -38, 22, 64]
    .map(
      (x) => `<circle cx="${x}" cy="-13" r="11" fill="${INK}" stroke="${PAPER}" stroke-width="5"/>`,
    )
    .join('');
  const ribs = [-62, -46, -30, -14, 2, 18].map((x) => `M${x} -74v34`).join('');
  return `<path d="M-78 -80h112v46h-112z" fill="${PAPER}"/><path d="${ribs}" stroke="${STONE}" stroke-width="4"/><path d="M40 -68h24l18 26v20H40z" fill="${ORANGE}"/><path d="M52 -60h8l11 17H52z" fill="${INK}"/><path d="M-78 -28h160v8h-160z" fill="${SLATE}"/>${wheels}`;
}
