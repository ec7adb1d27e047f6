import { expect, test } from 'vitest';
import { weaveDigits } from '@/lib/pattern/weave-digits';

test('every stroke of the number lies on a stroke of the background', () => {
  const { ground, repeat, number } = weaveDigits(['2008']);
  const inGround = new Set(strokesOf(ground, repeat));
  const inNumber = strokesOf(number.warp + number.weft, repeat);
  expect(inNumber.length).toBeGreaterThan(200);
  expect(inNumber.filter((stroke) => !inGround.has(stroke))).toEqual([]);
});

test('a number broken into two lines is half as wide and twice as high', () => {
  const [line, lines] = [weaveDigits(['2008']), weaveDigits(['20', '08'])];
  expect(lines.width).toBeLessThan(line.width * 0.6);
  expect(lines.height).toBeGreaterThan(line.height * 1.7);
});

test('a number of any length stays inside its background', () => {
  for (const digits of ['7', '404', '1234567890']) {
    const { width, height, number } = weaveDigits([digits]);
    for (const [, x, y] of (number.warp + number.weft).matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThan(width);
      expect(Number(y)).toBeLessThan(height);
    }
  }
});

test('what is no digit is left out', () => {
  expect(weaveDigits(['2<0'])).toEqual(weaveDigits(['20']));
  expect(weaveDigits(['']).number).toEqual({ warp: '', weft: '' });
});

test('two lines of digits can be read in the strokes', () => {
  const { width, height, number } = weaveDigits(['27', '0']);
  const cells = new Set(
    [...(number.warp + number.weft).matchAll(/M(\d+) (\d+)([vh])10/g)].map(([, x, y, way]) => {
      // A stroke is in the middle of its cell, 5 units to each side.
      const [column, row] = way === 'v' ? [Number(x), Number(y) + 5] : [Number(x) + 5, Number(y)];
      return `${(column - 8) / 16} ${(row - 8) / 16}`;
    }),
  );
  const drawing = Array.from({ length: height / 16 }, (_, row) =>
    Array.from({ length: width / 16 }, (_, column) => (cells.has(`${column} ${row}`) ? '#' : ' '))
      .join('')
      .trimEnd(),
  );
  const twice = (line: string) => [line, line];
  expect(drawing).toEqual([
    ...['', '', ''],
    ...twice('   ########  ########'),
    ...twice('         ##        ##'),
    ...twice('         ##        ##'),
    ...twice('   ########      ####'),
    ...twice('   ##            ##'),
    ...twice('   ##            ##'),
    ...twice('   ########      ##'),
    ...['', ''],
    ...twice('   ########'),
    ...twice('   ##    ##').concat(twice('   ##    ##'), twice('   ##    ##')),
    ...twice('   ##    ##').concat(twice('   ##    ##')),
    ...twice('   ########'),
    ...['', '', ''],
  ]);
  expect(width).toBe(24 * 16);
});

test('the background is a square of sixteen cells with diamonds', () => {
  const { ground, repeat } = weaveDigits([]);
  expect(repeat).toBe(256);
  const rows = Array.from({ length: 16 }, (_, row) =>
    strokesOf(ground, repeat)
      .slice(row * 16, row * 16 + 16)
      .map((stroke) => stroke.at(-1))
      .join(''),
  );
  expect(rows.slice(0, 3)).toEqual(['vhhvvhhvvvhhvvhh', 'hhvvhhvvhvvhhvvh', 'hvvhhvvhhhvvhhvv']);
  expect(rows.slice(9)).toEqual(rows.slice(1, 8).reverse());
  expect(ground).toMatch(/^M8 3v10M19 8h10M35 8h10M56 3v10/);
});

test('without digits there is the margin alone', () => {
  expect(weaveDigits([])).toMatchObject({ width: 96, height: 96 });
});

/** Each stroke as its place within the repeat of the background. */
function strokesOf(path: string, repeat: number): string[] {
  return [...path.matchAll(/M(\d+) (\d+)([vh])/g)].map(
    ([, x, y, way]) => `${Number(x) % repeat} ${Number(y) % repeat} ${way}`,
  );
}
