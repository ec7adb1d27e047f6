// 48 × 48, strokes of 2, all within 5 and 43; one stroke of each carries the accent.
/** @import { Piece } from './types.mjs' */
import { INK, ORANGE, ROSE } from './palette.mjs';

/** @type {(x: number, y: number, r: number) => string} */
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** @type {(x: number, y: number, width: number, height: number, r?: number) => string} */
const box = (x, y, width, height, r = 2) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** @typedef {[plain: string, accent: string]} Paths The path in ink, and the path in the accent. */

/** Those of the consultancy pack. @type {Record<string, Paths>} */
const ICONS = {
  erp: [
    box(7, 7, 13, 13) + box(28, 7, 13, 13) + box(7, 28, 13, 13) + box(28, 28, 13, 13),
    'M20 13.5h8M13.5 20v8M34.5 20v8M20 34.5h8',
  ],
  cloud: [
    'M15 37h19a8.5 8.5 0 0 0 1.7-16.8A12.5 12.5 0 0 0 11.7 21 8.2 8.2 0 0 0 15 37z',
    'M24 31v-9M20 25.5l4-4 4 4',
  ],
  integration: [
    circle(9, 13, 3.5) +
      circle(9, 35, 3.5) +
      circle(39, 13, 3.5) +
      circle(39, 35, 3.5) +
      'M12.5 35c5 0 7.3-3.3 9.2-7M35.5 13c-5 0-7.3 3.3-9.2 7',
    'M12.5 13C24 13 24 35 35.5 35',
  ],
  security: [
    'M24 5.5l15 5.5v11.5c0 9.5-6.2 16.8-15 20-8.8-3.2-15-10.5-15-20V11z',
    'M17.5 24.5l4.5 4.5 9-10',
  ],
  data: ['M6 42h36M12 42V30h6v12M21 42V24h6v18M30 42V27h6v15', 'M9 20l9-7 7 4.5L38 6'],
  support: [
    `M9 28v-5a15 15 0 0 1 30 0v5${box(7, 26, 7, 11, 3)}${box(34, 26, 7, 11, 3)}`,
    'M38 37c0 4-4 5.5-11 5.5',
  ],
  'mobile-money': [`${box(12, 5, 24, 38, 4)}M21 38h6`, `${circle(24, 20.5, 6.5)}M24 17.5v6`],
  payroll: [
    `${circle(17, 14, 6.5)}M5.5 40v-3a11.5 11.5 0 0 1 15-11`,
    box(24, 30, 19, 12) + circle(33.5, 36, 2.5),
  ],
  network: [
    box(18, 6, 12, 10) + box(5, 32, 10, 10) + box(19, 32, 10, 10) + box(33, 32, 10, 10),
    'M24 16v16M10 32v-5a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3v5',
  ],
  training: ['M5 19l19-9 19 9-19 9zM13 23.5V32c0 3 5 5.5 11 5.5S35 35 35 32v-8.5', 'M42 20v12'],
};

/** Those of the logistics pack. @type {Record<string, Paths>} */
const FREIGHT_ICONS = {
  air: [
    'M41.2 6.8c-2-2-5.2-1.3-7.3.8l-6.6 6.6L10 9.6 6.8 12.8l14 7.9-8 8-6-.9-2 2 7.6 4.6 4.6 7.6 2-2-.9-6 8-8 7.9 14 3.2-3.2-4.6-17.3 6.6-6.6c2.1-2.1 4-4.1 2-6.1z',
    'M5 43l4-4',
  ],
  sea: [
    'M5 28h38l-4 8.5H9zM12 28v-8h8v8M20 24V12h9v16M29 19h8v9',
    'M5 42c3.2 0 3.2-2 6.3-2s3.2 2 6.3 2 3.2-2 6.4-2 3.2 2 6.3 2 3.2-2 6.4-2 3.2 2 6.3 2',
  ],
  road: [
    `M9 35H5V12h24v23H17M29 20h7l7 8v7h-4M31 35h-2${circle(13, 35, 4)}${circle(35, 35, 4)}`,
    'M11 20h12',
  ],
  customs: [
    'M20 28v-5c0-3.5-3-5.5-3-9.5a7 7 0 0 1 14 0c0 4-3 6-3 9.5v5h8a4 4 0 0 1 4 4v3H8v-3a4 4 0 0 1 4-4z',
    'M8 41h32',
  ],
  warehouse: ['M6 42V18L24 7l18 11v24M13 42V25h22v17', 'M13 33.5h22'],
  'project-cargo': [`${box(9, 26, 30, 16, 2)}M9 34h30M24 26v16`, 'M24 5v7L12 26M24 12l12 14'],
  'cold-chain': [
    'M8.4 15l31.2 18M8.4 33l31.2-18M14 12.5v5.7l-5 2.9M34 35.5v-5.7l5-2.9M14 35.5v-5.7l-5-2.9M34 12.5v5.7l5 2.9',
    'M24 6v36M19 9.5l5 4.5 5-4.5M19 38.5l5-4.5 5 4.5',
  ],
  tracking: ['M24 43c8-8 13-14.5 13-22.5a13 13 0 0 0-26 0C11 28.5 16 35 24 43z', circle(24, 20, 5)],
  insurance: [
    'M5.5 25a18.5 18.5 0 0 1 37 0c-2-1.7-4-2.5-6.2-2.5s-4.3.8-6.1 2.5c-2-1.7-4-2.5-6.2-2.5s-4.2.8-6.2 2.5c-1.8-1.7-4-2.5-6.1-2.5S7.5 23.3 5.5 25zM24 4.5v2',
    'M24 22.5V38a4.5 4.5 0 0 0 9 0',
  ],
  consulting: [
    'M10 7h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4H19l-7 7v-7h-2a4 4 0 0 1-4-4V11a4 4 0 0 1 4-4zM39 18a4 4 0 0 1 3 4v10a4 4 0 0 1-4 4h-2v6l-6-6h-7',
    'M13 14h14M13 19.5h8',
  ],
};

// Legible on paper and on ink alike: a link of the organization may be on either.
const BOTH_GROUNDS = '#8b8378';

/** @type {(paths: Paths, colour: string) => string} */
function icon([plain, accent], colour) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${plain}"/><path stroke="${colour}" d="${accent}"/></svg>`;
}

const GLYPHS = {
  linkedin: `${circle(6, 12, 2.5)}${circle(17.5, 6, 2.5)}${circle(17.5, 18, 2.5)}M8.3 10.9l6.9-3.7M8.3 13.1l6.9 3.7`,
  youtube: `${box(3, 5.5, 18, 13, 4)}M10.5 9.5v5l4-2.5z`,
  instagram: `${box(4, 6.5, 16, 12.5, 3)}M8.5 6.5l1.5-2.5h4l1.5 2.5${circle(12, 12.7, 3.2)}`,
  whatsapp: 'M4 20l1.3-4A8.3 8.3 0 1 1 8.2 19zM8.5 11.5h7M8.5 14.5h4',
};

/** @param {string} d */
function glyph(d) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="${BOTH_GROUNDS}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`;
}

/** @returns {Piece[]} */
export function listIcons() {
  /** @type {(paths: Record<string, Paths>, colour: string) => Piece[]} */
  const listed = (paths, colour) =>
    Object.entries(paths).map(([name, own]) => ({
      name: `icon-${name}.svg`,
      draw: () => icon(own, colour),
    }));
  const glyphs = Object.entries(GLYPHS).map(([name, d]) => ({
    name: `social-${name}.svg`,
    draw: () => glyph(d),
  }));
  return [...listed(ICONS, ROSE), ...listed(FREIGHT_ICONS, ORANGE), ...glyphs];
}
