// How a scene is drawn: flat areas of one number each, and how each area is drawn.
import { mod } from '../weave.mjs';

export const CELL = 8;
export const COLUMNS = 150;
export const ROWS = 100;

export const fill = (area) => `fill="rgb(${area * 8},0,0)"`;
export const R = (area, x, y, width, height) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill(area)}/>`;
export const P = (area, points) => `<polygon points="${points}" ${fill(area)}/>`;
export const C = (area, x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" ${fill(area)}/>`;
export const D = (area, d) => `<path d="${d}" ${fill(area)}/>`;
export const L = (area, d, width) =>
  `<path d="${d}" fill="none" stroke="rgb(${area * 8},0,0)" stroke-width="${width}"/>`;
export const many = (count, draw) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** How an area is drawn: warp, weft, or a figure of both. */
export const warp = (plate, color, opacity = 1, thick = 1.5) => ({
  plate,
  tone: () => [true, color, opacity, thick],
});
export const weft = (plate, color, opacity = 1, thick = 1.5) => ({
  plate,
  tone: () => [false, color, opacity, thick],
});
export const figure = (
  plate,
  base,
  bright,
  { P: period = 20, q = 8, at = 10, every = period } = {},
) => ({
  plate,
  tone: (i, j) => {
    const d = Math.abs(mod(i, period) - period / 2) + Math.abs(mod(j, every) - every / 2);
    return [mod(d, q) < q / 2, ...(Math.abs(d - at) < 0.6 ? bright : base)];
  },
});
export const waves = (plate, base, bright, period = 12, step = 6) => ({
  plate,
  tone: (i, j) => {
    const d = Math.abs(mod(i, period) - period / 2) + j;
    return [mod(d, step) < 1, ...(mod(d, step) < 1 ? bright : base)];
  },
});
