import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logistics } from '../scripts/media/covers/logistics.mjs';
import { OCHRE } from '../scripts/media/palette.mjs';

const media = new URL('../seed/media/', import.meta.url);
const marks = readdirSync(media).filter((file) => /^(logo|partner|vendor)-.+\.svg$/.test(file));

/** The words of a mark stand after its sign, as paths of absolute points; these are their left sides. */
function columnsOf(path: string): number[] {
  return (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === 0);
}

test.each(marks)('%s ends with its name, so that it stands in the middle of a cell', (file) => {
  const svg = readFileSync(new URL(file, media), 'utf8');
  const [, width = '', words = ''] = svg.match(/ width="(\d+)".*<\/g>(.*)/s) ?? [];
  const paths = Array.from(words.matchAll(/ d="([^"]+)"/g), ([, d = '']) => columnsOf(d));
  const end = Math.max(...paths.flat());
  expect(end).toBeGreaterThan(60);
  expect(Number(width) - end).toBeGreaterThan(0);
  expect(Number(width) - end).toBeLessThan(6);
});

test('the route on the contact cover of the logistics begins right of the title', () => {
  const cover = logistics.contact?.() ?? '';
  const [, width = '', route = ''] =
    cover.match(new RegExp(`width="(\\d+)".*stroke="${OCHRE}"[^>]*><path d="(M[^"]+)"`, 's')) ?? [];
  expect(Math.min(...columnsOf(route)) / Number(width)).toBeGreaterThan(0.6);
});
