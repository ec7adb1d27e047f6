// The weave: a grid of cells, each with one short stroke, upright (warp) or lying (weft). Which of
// the two is read from a distance d, so every metric, period and step is another weave.

/** @import { Color, Measure, Metric, RingMark, TeethOptions, Tone, ToneOf, WeaveOptions, WeaverOptions } from './types.mjs' */
import { itemAt, mod, n } from './numbers.mjs';

/** @type {(value: number, period: number) => number} */
const off = (value, period) => Math.abs(mod(value, period) - period / 2);

/**
 * i and j count cells; P and R are the periods across and down, or the centre of a ripple.
 *
 * @type {Record<Metric, Measure>}
 */
export const METRICS = {
  diamond: (i, j, P, R) => off(i, P) + off(j, R),
  square: (i, j, P, R) => Math.max(off(i, P), off(j, R)),
  cross: (i, j, P, R) => Math.min(off(i, P), off(j, R)),
  octagon: (i, j, P, R) => Math.max(off(i, P), off(j, R), (off(i, P) + off(j, R)) * 0.72),
  brick: (i, j, P, R) => off(i + (mod(Math.floor(j / R), 2) * P) / 2, P) + off(j, R),
  chevron: (i, j, P) => off(i, P) + j,
  arrow: (i, j, _P, R) => i + off(j, R),
  step: (i, j, P, R) => Math.floor(off(i, P) / 2) * 2 + Math.floor(off(j, R) / 2) * 2,
  ripple: (i, j, P, R) => Math.abs(i - P) + Math.abs(j - R),
  pool: (i, j, P, R) => Math.hypot(i - P, j - R),
  medallion: (i, j, P, R) =>
    Math.max(Math.abs(i - P), Math.abs(j - R), (Math.abs(i - P) + Math.abs(j - R)) * 0.7),
};

/**
 * Gathers strokes of one kind into one path: a tenth of the size, and much faster to paint.
 *
 * @param {WeaverOptions} options
 */
export function createWeaver({ cell, stroke = 0.13, reach = 0.6 }) {
  /** @type {Map<string, string>} */
  const paths = new Map();
  /** @type {Map<Color, string>} */
  const plates = new Map();
  /** @type {(map: Map<string, string>, key: string, d: string) => void} */
  const put = (map, key, d) => map.set(key, (map.get(key) ?? '') + d);

  return {
    /**
     * @param {number} x
     * @param {number} y
     * @param {boolean} isWarp
     * @param {Tone} tone
     */
    stroke(x, y, isWarp, [color, opacity = 1, thick = 1]) {
      const shown = Math.round(opacity * 20) / 20;
      if (shown <= 0) return;
      const half = (cell * reach) / 2;
      const cx = x + cell / 2;
      const cy = y + cell / 2;
      const d = isWarp
        ? `M${n(cx)} ${n(cy - half)}v${n(half * 2)}`
        : `M${n(cx - half)} ${n(cy)}h${n(half * 2)}`;
      put(paths, `${color}|${shown}|${n(cell * stroke * thick)}`, d);
    },
    /**
     * @param {number} x
     * @param {number} y
     * @param {Color} color
     */
    plate(x, y, color) {
      put(plates, color, `M${n(x)} ${n(y)}h${n(cell)}v${n(cell)}h${n(-cell)}z`);
    },
    toSvg() {
      const filled = [...plates].map(
        ([color, d]) => `<path shape-rendering="crispEdges" fill="${color}" d="${d}"/>`,
      );
      const drawn = [...paths].map(([key, d]) => {
        const [color, opacity, width] = key.split('|');
        return `<path stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" d="${d}"/>`;
      });
      return `<g fill="none" stroke-linecap="round">${filled.join('')}${drawn.join('')}</g>`;
    },
  };
}

/**
 * One field of weave. `tone` turns a cell into [colour, opacity, thickness, ground], or null for a
 * hole; the ground of a cell may be left out. `fade` is the strength of the weave at (u, v), both from 0 to 1.
 *
 * @param {WeaveOptions} options
 */
export function weave(options) {
  const { x = 0, y = 0, width, height, cell, P, R = P, q, metric = 'diamond' } = options;
  const { shift = [0, 0], tone, fade = () => 1 } = options;
  const measure = METRICS[metric];
  const weaver = createWeaver(options);
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const i = column + shift[0];
      const j = row + shift[1];
      const d = measure(i, j, P, R);
      const tile = mod(Math.floor(i / P) + Math.floor(j / R) * 3, 1e6);
      const chosen = tone({ d, i, j, tile, column, row, columns, rows });
      if (!chosen) continue;
      const [color, opacity = 1, thick = 1, plate = null] = chosen;
      if (plate) weaver.plate(x + column * cell, y + row * cell, plate);
      const strength = opacity * fade((column + 0.5) / columns, (row + 0.5) / rows);
      weaver.stroke(x + column * cell, y + row * cell, mod(d, q) < q / 2, [color, strength, thick]);
    }
  }
  return weaver.toSvg();
}

/**
 * Tone by distance: `base`, save where d lies in a mark [from, to, colour(s), opacity, thickness, ground].
 *
 * @param {Tone} base
 * @param {RingMark[]} marks
 * @returns {ToneOf}
 */
export function rings(base, ...marks) {
  return ({ d, tile }) => {
    const mark = marks.find(([from, to]) => d >= from && d <= to);
    if (!mark) return base;
    const [, , color, ...rest] = mark;
    return [Array.isArray(color) ? itemAt(color, tile % color.length) : color, ...rest];
  };
}

/**
 * Teeth of steps along a side: the edge (pindo) of a kanga.
 *
 * @param {TeethOptions} options
 */
export function teeth({ x, y, width, cell, depth, period, tone, down = true, stroke, reach }) {
  const weaver = createWeaver({ cell, stroke, reach });
  const columns = Math.ceil(width / cell);
  for (let column = 0; column < columns; column += 1) {
    const height = depth - Math.floor((off(column + 0.5, period) / (period / 2)) * depth);
    for (let row = 0; row < depth; row += 1) {
      const chosen = tone({ inside: row < height, row, column, height });
      const top = down ? y + row * cell : y + (depth - 1 - row) * cell;
      if (!chosen) continue;
      if (chosen[3]) weaver.plate(x + column * cell, top, chosen[3]);
      weaver.stroke(x + column * cell, top, row < height, chosen);
    }
  }
  return weaver.toSvg();
}
