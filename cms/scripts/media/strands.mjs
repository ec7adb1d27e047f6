// Drawings of long strands: stripes, ribbons and routes.
/** @import { Color, Point, RibbonsOptions, RouteOptions, StripesOptions } from './types.mjs' */
import { itemAt, n } from './numbers.mjs';

/**
 * Kikoi: long strands side by side. A band is [strands, colour, opacity, thickness].
 *
 * @param {StripesOptions} options
 */
export function stripes({ x, y, width, height, gap, bands, lying = false, ticks = null }) {
  const length = lying ? height : width;
  let out = '';
  let at = gap / 2;
  let turn = 0;
  while (at < length) {
    const [strands, color, opacity = 1, thick = 1] = itemAt(bands, turn % bands.length);
    for (let strand = 0; strand < strands && at < length; strand += 1) {
      const d = lying ? `M${n(x)} ${n(y + at)}h${n(width)}` : `M${n(x + at)} ${n(y)}v${n(height)}`;
      const dash = ticks ? ` stroke-dasharray="${itemAt(ticks, strand % 2).join(' ')}"` : '';
      out += `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(gap * 0.34 * thick)}"${dash}/>`;
      at += gap;
    }
    turn += 1;
  }
  return `<g fill="none" stroke-linecap="round">${out}</g>`;
}

/**
 * Broad bands over and under each other, as in the sign. `upright` and `lying` name the colours.
 *
 * @param {RibbonsOptions} options
 */
export function ribbons({ x, y, pitch, thick, upright, lying, opacity = 1 }) {
  const air = thick * 0.22;
  const half = thick / 2 + air;
  let out = '';
  upright.forEach((color, column) => {
    if (!color) return;
    const cx = x + (column + 0.5) * pitch;
    let from = y;
    lying.forEach((crossing, row) => {
      if (!crossing || (column + row) % 2 === 0) return;
      const cy = y + (row + 0.5) * pitch;
      out += band(`M${n(cx)} ${n(from)}V${n(cy - half)}`, color, thick);
      from = cy + half;
    });
    out += band(`M${n(cx)} ${n(from)}V${n(y + lying.length * pitch)}`, color, thick);
  });
  lying.forEach((color, row) => {
    if (!color) return;
    const cy = y + (row + 0.5) * pitch;
    let from = x;
    upright.forEach((crossing, column) => {
      if (!crossing || (column + row) % 2 === 1) return;
      const cx = x + (column + 0.5) * pitch;
      out += band(`M${n(from)} ${n(cy)}H${n(cx - half)}`, color, thick);
      from = cx + half;
    });
    out += band(`M${n(from)} ${n(cy)}H${n(x + upright.length * pitch)}`, color, thick);
  });
  return `<g fill="none" opacity="${opacity}">${out}</g>`;
}

/**
 * @param {string} d
 * @param {Color} color
 * @param {number} thick
 */
function band(d, color, thick) {
  return `<path d="${d}" stroke="${color}" stroke-width="${n(thick)}"/>`;
}

/**
 * A line that goes its way in steps of the grid, with a knot at each end.
 *
 * @param {RouteOptions} options
 */
export function route({ points, cell, x = 0, y = 0, color, thick, opacity = 1, knots = true }) {
  /** @type {(point: Point) => string} */
  const at = ([i, j]) => `${n(x + (i + 0.5) * cell)} ${n(y + (j + 0.5) * cell)}`;
  const d = `M${points.map(at).join('L')}`;
  const ends = [itemAt(points, 0), itemAt(points, points.length - 1)]
    .map(([i, j]) => {
      const [cx, cy] = at([i, j]).split(' ');
      return `<circle cx="${cx}" cy="${cy}" r="${n(thick * 2.4)}" fill="${color}" stroke="none"/>`;
    })
    .join('');
  return `<g fill="none" stroke="${color}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"><path d="${d}"/>${knots ? ends : ''}</g>`;
}
