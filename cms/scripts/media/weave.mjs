// The weave: a grid of cells, each with one short stroke, upright (warp) or lying (weft). Which of
// the two is read from a distance d, so every metric, period and step is another weave.

export function mod(value, period) {
  return ((value % period) + period) % period;
}

export function ease(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const off = (value, period) => Math.abs(mod(value, period) - period / 2);

/** i and j count cells; P and R are the periods across and down, or the centre of a ripple. */
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

/** Gathers strokes of one kind into one path: a tenth of the size, and much faster to paint. */
export function createWeaver({ cell, stroke = 0.13, reach = 0.6 }) {
  const paths = new Map();
  const plates = new Map();
  const put = (map, key, d) => map.set(key, (map.get(key) ?? '') + d);

  return {
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

/** Tone by distance: `base`, save where d lies in a mark [from, to, colour(s), opacity, thickness, ground]. */
export function rings(base, ...marks) {
  return ({ d, tile }) => {
    const mark = marks.find(([from, to]) => d >= from && d <= to);
    if (!mark) return base;
    const [, , color, ...rest] = mark;
    return [Array.isArray(color) ? color[tile % color.length] : color, ...rest];
  };
}

/** Kikoi: long strands side by side. A band is [strands, colour, opacity, thickness]. */
export function stripes({ x, y, width, height, gap, bands, lying = false, ticks = null }) {
  const length = lying ? height : width;
  let out = '';
  let at = gap / 2;
  let turn = 0;
  while (at < length) {
    const [strands, color, opacity = 1, thick = 1] = bands[turn % bands.length];
    for (let strand = 0; strand < strands && at < length; strand += 1) {
      const d = lying ? `M${n(x)} ${n(y + at)}h${n(width)}` : `M${n(x + at)} ${n(y)}v${n(height)}`;
      const dash = ticks ? ` stroke-dasharray="${ticks[strand % 2].join(' ')}"` : '';
      out += `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${n(gap * 0.34 * thick)}"${dash}/>`;
      at += gap;
    }
    turn += 1;
  }
  return `<g fill="none" stroke-linecap="round">${out}</g>`;
}

/** Broad bands over and under each other, as in the sign. `upright` and `lying` name the colours. */
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

function band(d, color, thick) {
  return `<path d="${d}" stroke="${color}" stroke-width="${n(thick)}"/>`;
}

/** Teeth of steps along a side: the edge (pindo) of a kanga. */
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

/** A line that goes its way in steps of the grid, with a knot at each end. */
export function route({ points, cell, x = 0, y = 0, color, thick, opacity = 1, knots = true }) {
  const at = ([i, j]) => `${n(x + (i + 0.5) * cell)} ${n(y + (j + 0.5) * cell)}`;
  const d = `M${points.map(at).join('L')}`;
  const ends = [points[0], points[points.length - 1]]
    .map(([i, j]) => {
      const [cx, cy] = at([i, j]).split(' ');
      return `<circle cx="${cx}" cy="${cy}" r="${n(thick * 2.4)}" fill="${color}" stroke="none"/>`;
    })
    .join('');
  return `<g fill="none" stroke="${color}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"><path d="${d}"/>${knots ? ends : ''}</g>`;
}

export function rect(x, y, width, height, fill, opacity = 1) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

let gradients = 0;

/** A ground that runs from one colour to another; `to` holds x1 y1 x2 y2 in parts of the box. */
export function slope(width, height, stops, [x1, y1, x2, y2] = [0, 0, 1, 0]) {
  gradients += 1;
  const id = `g${gradients}`;
  const list = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

export function sheet(width, height, ...layers) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
}

function n(value) {
  return Number(value.toFixed(2));
}
