// One load on its way: a truck drives along a row of the weave, and at each stop there are a time
// and a document.
import { ease, n } from '../numbers.mjs';
import { INK, ORANGE, PAPER, SLATE, STONE } from '../palette.mjs';
import { rect } from '../sheet.mjs';
import { FIRST_X, hills, knot, PITCH, ROAD, road, truck } from './load-road.mjs';
import { DELIVERED, EXAMPLE, OPENING, STOPS } from './load-stops.mjs';
import { appear, stage } from './stage.mjs';
import { write } from './write.mjs';

const LEFT = 34;
const [FIRST_FROM, DRIVE, WAIT] = [14, 22, 16];
const LAST_AT = FIRST_FROM + (STOPS.length - 1) * (DRIVE + WAIT);
const DELIVERED_FROM = LAST_AT + 20;

/** @type {(index: number) => number} */
const arrival = (index) => FIRST_FROM + index * (DRIVE + WAIT);
/** @type {(index: number) => number} */
const placeOf = (index) => FIRST_X + index * PITCH;

/** @returns {(frame: number) => string} */
export function createLoad() {
  const title = { size: 58, color: PAPER, font: /** @type {const} */ ('display'), weight: 700 };
  const opening = write(OPENING, LEFT, 104, title).drawing;
  const delivered = write(DELIVERED, LEFT, 104, title).drawing;
  const ground = write(EXAMPLE, LEFT, 158, { size: 36, color: SLATE }).drawing + hills();
  const vehicle = truck();
  const stops = STOPS.map((stop, index) => createStop(stop, placeOf(index), arrival(index)));
  return (frame) => {
    const x = truckX(frame);
    const left = 1 - ease(DELIVERED_FROM - 8, DELIVERED_FROM, frame);
    return stage(
      ground,
      left > 0 ? `<g opacity="${n(left)}">${opening}</g>` : '',
      appear(delivered, frame, DELIVERED_FROM, { frames: 14 }),
      road(x),
      ...STOPS.map((_, index) => knot(placeOf(index), ease(0, 8, frame - arrival(index)))),
      `<g transform="translate(${n(x)} ${ROAD - 7}) scale(1.15)">${vehicle}</g>`,
      ...stops.map((draw) => draw(frame)),
    );
  };
}

/** @param {number} frame */
function truckX(frame) {
  const driven = STOPS.slice(1).reduce(
    (sum, _, index) => sum + ease(arrival(index) + WAIT, arrival(index + 1), frame),
    0,
  );
  return FIRST_X + driven * PITCH;
}

/**
 * @param {import('./load-stops.mjs').Stop} stop
 * @param {number} x
 * @param {number} from
 */
function createStop({ name, place, time, document }, x, from) {
  const middle = /** @type {const} */ ('middle');
  const label =
    write(name, x, 372, { size: 37, color: PAPER, font: 'display', weight: 700, anchor: middle })
      .drawing + write(place, x, 416, { size: 34, color: SLATE, anchor: middle }).drawing;
  const clock = write(time, x, 460, {
    size: 34,
    color: ORANGE,
    weight: 500,
    anchor: middle,
  }).drawing;
  const [top, left] = [488, x - 110];
  const sheet =
    `<rect x="${left}" y="${top}" width="220" height="184" rx="8" fill="${PAPER}"/>` +
    document
      .map((line, row) =>
        write(line, left + 22, top + 54 + row * 42, { size: 36, color: INK, weight: 600 }),
      )
      .map(({ drawing }) => drawing)
      .join('') +
    rect(left + 22, top + 126, 90, 5, STONE) +
    rect(left + 22, top + 146, 60, 5, STONE) +
    `<circle cx="${left + 176}" cy="${top + 142}" r="24" fill="${ORANGE}"/><path d="M${left + 165} ${top + 143}l8 8 15-17" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (/** @type {number} */ frame) =>
    appear(label, frame, from - 4) +
    appear(clock, frame, from) +
    appear(sheet, frame, from + 6, { dy: 24, frames: 12 });
}
