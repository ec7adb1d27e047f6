// The size and the time of a video, and how something comes into it.
import { ease, n } from '../numbers.mjs';
import { INK } from '../palette.mjs';
import { rect, sheet } from '../sheet.mjs';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;
export const FRAMES = 250;

/** @type {(...layers: string[]) => string} */
export const stage = (...layers) => sheet(WIDTH, HEIGHT, rect(0, 0, WIDTH, HEIGHT, INK), ...layers);

/**
 * A drawing that comes from a little aside and then rests. Nothing goes or blinks.
 *
 * @param {string} drawing
 * @param {number} frame
 * @param {number} from Frame at which it begins to come.
 * @param {{ dx?: number, dy?: number, frames?: number }} [way]
 */
export function appear(drawing, frame, from, { dx = 0, dy = 0, frames = 10 } = {}) {
  const shown = ease(from, from + frames, frame);
  if (shown === 0) return '';
  if (shown === 1) return drawing;
  const left = 1 - shown;
  return `<g opacity="${n(shown)}" transform="translate(${n(dx * left)} ${n(dy * left)})">${drawing}</g>`;
}
