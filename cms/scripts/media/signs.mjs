// The brands, the partners and the vendors are invented; so are their signs. Ink, one colour each,
// words as paths.
/** @import { Color, Pack, Piece, WordsOptions } from './types.mjs' */
import { PACKS } from './packs.mjs';
import { AMBER, INK, PAPER, ROSE, TEAL } from './palette.mjs';
import { words } from './type.mjs';

/** @type {(width: number, height: number, body: string) => string} */
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** @type {(d: string, color: Color, width: number) => string} */
const line = (d, color, width) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** @type {(d: string, color: Color) => string} */
const shape = (d, color) => `<path d="${d}" fill="${color}"/>`;
/** @type {(x: number, y: number, r: number, color: Color) => string} */
const dot = (x, y, r, color) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

/**
 * Three warps, the accent over and under them; in a box of 28 × 28.
 *
 * @type {Record<Pack, { brand: string, accent: Color, warp: string, weft: string }>}
 */
export const SIGNS = {
  consultancy: {
    brand: 'Nyuzi',
    accent: ROSE,
    warp: 'M4.8 3v22M14 3v22M23.2 3v22',
    weft: 'M9 9h10M1.8 14h6M20.2 14h6M9 19h10',
  },
  logistics: {
    brand: 'Msafara',
    accent: AMBER,
    warp: 'M2 5.5h14M2 14h22M2 22.5h14',
    weft: 'M7 2.5v6M7 19.5v6M12.5 9v10M20 3l5.5 11L20 25',
  },
};

/**
 * @param {Pack} pack
 * @param {Color} ground
 * @param {{ x?: number, y?: number, scale?: number }} [place]
 */
export function sign(pack, ground, { x = 0, y = 0, scale = 1 } = {}) {
  const { warp, weft, accent } = SIGNS[pack];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${line(warp, ground, 3.8)}${line(weft, accent, 3)}</g>`;
}

const LOGO_TEXT_LEFT = 40;
/** A file ends here after its name: with more, a mark would stand left in its cell. */
const EDGE = 2;

/**
 * @param {Pack} pack
 * @param {Color} ground
 */
function logo(pack, ground) {
  const { d, width } = words(SIGNS[pack].brand, {
    x: LOGO_TEXT_LEFT,
    y: 28,
    size: 25,
    weight: 700,
    tracking: -0.02,
  });
  return svg(
    Math.ceil(LOGO_TEXT_LEFT + width + EDGE),
    40,
    sign(pack, ground, { x: 2, y: 6 }) + shape(d, ground),
  );
}

/**
 * The sign of a partner or a vendor, 32 × 32, beside its name.
 *
 * @typedef {object} Mark
 * @property {[text: string, style: WordsOptions]} title
 * @property {string} [second] A small line below the title.
 * @property {string} draw SVG elements.
 */

/** @type {Record<string, Mark>} */
const PARTNERS = {
  kaskazi: {
    title: ['Kaskazi', { font: 'display', weight: 800, size: 21, tracking: -0.03 }],
    draw: shape('M16 2L28 29L16 22.5Z', INK) + shape('M16 2L4 29L16 22.5Z', '#3f7fd0'),
  },
  'bahari-line': {
    title: ['Bahari', { weight: 600, size: 19 }],
    second: 'Line',
    draw:
      shape('M3 15a13 13 0 0 1 26 0z', INK) +
      line(
        'M3 20.5c3.2 0 3.2 2.4 6.5 2.4s3.2-2.4 6.5-2.4 3.2 2.4 6.5 2.4 3.2-2.4 6.5-2.4',
        '#1b87a8',
        2.6,
      ) +
      line('M7 26.5c2.3 0 2.3 2 4.5 2s2.3-2 4.5-2 2.3 2 4.5 2 2.3-2 4.5-2', '#1b87a8', 2.6),
  },
  'tembo-mills': {
    title: ['TEMBO', { weight: 800, size: 18, tracking: 0.04 }],
    second: 'MILLS',
    draw:
      shape(
        'M3 28V16A12 12 0 0 1 15 4h2a12 12 0 0 1 12 12v8.5a3.5 3.5 0 0 1-7 0V20h-3v8h-5v-6h-6v6z',
        INK,
      ) + shape('M9 15.5a5.5 5.5 0 0 1 11 0c0 3-2.4 5-5.5 5S9 18.5 9 15.5z', '#b7791f'),
  },
  'jiwe-cement': {
    title: ['jiwe', { font: 'text', weight: 800, size: 25, tracking: -0.05 }],
    second: 'cement',
    draw:
      shape('M16 2l12 7-12 7L4 9z', '#c2683a') +
      shape('M3.5 11.5L15 18v12L3.5 23.5z', INK) +
      shape('M28.5 11.5L17 18v12l11.5-6.5z', INK),
  },
  'mlima-foods': {
    title: ['Mlima', { weight: 700, size: 22, tracking: -0.02 }],
    second: 'Foods',
    draw:
      shape('M2 28L13 7l5 9.5L21 12l9 16z', INK) +
      shape('M24 3c4.5 0 6 2.5 6 6-4.5 0-6-2-6-6z', '#3f9142') +
      line('M21.5 12c.5-2.5 1.5-4 3.5-5.5', '#3f9142', 1.8),
  },
  'pwani-water': {
    title: ['pwani', { weight: 500, size: 25, tracking: -0.03 }],
    draw:
      shape('M16 2c5.5 6.6 9.5 11.3 9.5 17a9.5 9.5 0 0 1-19 0C6.5 13.3 10.5 8.6 16 2z', INK) +
      line('M9 20c2.3 0 2.3 2 4.7 2s2.3-2 4.6-2 2.3 2 4.7 2', '#38b6d8', 2.6),
  },
  'savanna-agro': {
    title: ['SAVANNA', { font: 'text', weight: 600, size: 15, tracking: 0.1 }],
    second: 'AGRO',
    draw:
      dot(22, 9, 6, '#e0862b') +
      shape('M2 15.5C5 9.5 11 8 16 8s11 1.5 14 7.5z', INK) +
      line('M16 15v14M16 22l6-6.5M16 20l-5-4.5M8 29h16', INK, 2.2),
  },
  'duara-retail': {
    title: ['duara', { font: 'text', weight: 500, size: 25, tracking: -0.04 }],
    draw: line('M27.3 12.5A12 12 0 1 0 28 16', INK, 4) + dot(16, 16, 5, '#d9367a'),
  },
  'nanasi-drinks': {
    title: ['Nanasi', { weight: 800, size: 22, tracking: -0.02 }],
    draw:
      shape('M16 12c5.5 0 8 3.6 8 8.5S20.5 30 16 30s-8-4.6-8-9.5S10.5 12 16 12z', INK) +
      line(
        'M16 11C16 7 17 4 20 2M16 11c0-4-1-7-4-9M16 11c1.5-3 4-4.5 8-4.5M16 11c-1.5-3-4-4.5-8-4.5',
        '#2f9e5b',
        2.4,
      ) +
      line('M10.5 18l9 9M14 14.5l8 8M21.5 18l-9 9M18 14.5l-8 8', PAPER, 1.2),
  },
  'kilele-cover': {
    title: ['KILELE', { weight: 700, size: 17, tracking: 0.08 }],
    second: 'COVER',
    draw:
      line('M3 27L16 10l13 17', INK, 4) +
      line('M5 14A12.5 12.5 0 0 1 27 14', '#7a4fc9', 3.4) +
      dot(16, 24, 2.6, '#7a4fc9'),
  },
};

/** @type {Record<string, Mark>} */
const VENDORS = {
  'halisi-erp': {
    title: ['halisi', { weight: 700, size: 24, tracking: -0.03 }],
    second: 'ERP',
    draw: [6, 16, 26]
      .flatMap((x) => [6, 16, 26].map((y) => ({ x, y })))
      .map(({ x, y }) => (x + y === 32 ? dot(x, y, 4, '#2563eb') : dot(x, y, 3.4, INK)))
      .join(''),
  },
  'ardhi-cloud': {
    title: ['Ardhi', { font: 'text', weight: 700, size: 22, tracking: -0.03 }],
    second: 'Cloud',
    draw:
      shape('M9 19a6.5 6.5 0 0 1 .6-13A8 8 0 0 1 24.5 8.5 5.4 5.4 0 0 1 24 19z', INK) +
      line('M4 24h24M9 29h14', TEAL, 2.8),
  },
};

const MAX_MARK_WIDTH = 160;
const TEXT_LEFT = 42;

/** @param {Mark} mark */
function mark({ title, second, draw }) {
  const [text, style] = title;
  const fit = MAX_MARK_WIDTH - TEXT_LEFT - EDGE;
  const first = words(text, { ...style, x: TEXT_LEFT, y: second ? 26 : 31, fit });
  let body = `<g transform="translate(2 8)">${draw}</g>${shape(first.d, INK)}`;
  let { width } = first;
  if (second) {
    const small = words(second, {
      x: TEXT_LEFT + 0.5,
      y: 38,
      size: 9.5,
      weight: 500,
      font: 'text',
      tracking: 0.06,
    });
    body += shape(small.d, INK);
    width = Math.max(width, small.width);
  }
  return svg(Math.ceil(TEXT_LEFT + width + EDGE), 48, body);
}

/** @returns {Piece[]} */
export function listMarks() {
  const logos = PACKS.flatMap((pack) => [
    { name: `logo-${pack}.svg`, draw: () => logo(pack, INK) },
    { name: `logo-${pack}-light.svg`, draw: () => logo(pack, PAPER) },
  ]);
  const marks = Object.entries({ partner: PARTNERS, vendor: VENDORS }).flatMap(([kind, list]) =>
    Object.entries(list).map(([name, entry]) => ({
      name: `${kind}-${name}.svg`,
      draw: () => mark(entry),
    })),
  );
  return [...logos, ...marks];
}
