import { expect, test } from 'vitest';
import { wovenDigits } from '@/lib/woven-digits';

test('every stroke of a woven number lies on a stroke of the cloth', () => {
  const { ground, repeat, number } = wovenDigits(['2008']);
  const inGround = new Set(strokesOf(ground, repeat));
  const inNumber = strokesOf(number.warp + number.weft, repeat);
  expect(inNumber.length).toBeGreaterThan(200);
  expect(inNumber.filter((stroke) => !inGround.has(stroke))).toEqual([]);
});

test('a number broken into two lines is half as wide and twice as high', () => {
  const [line, lines] = [wovenDigits(['2008']), wovenDigits(['20', '08'])];
  expect(lines.width).toBeLessThan(line.width * 0.6);
  expect(lines.height).toBeGreaterThan(line.height * 1.7);
});

test('a number of any length stays inside its cloth', () => {
  for (const digits of ['7', '404', '1234567890']) {
    const { width, height, number } = wovenDigits([digits]);
    for (const [, x, y] of (number.warp + number.weft).matchAll(/M(\d+) (\d+)/g)) {
      expect(Number(x)).toBeLessThan(width);
      expect(Number(y)).toBeLessThan(height);
    }
  }
});

test('what is no digit is left out', () => {
  expect(wovenDigits(['2<0'])).toEqual(wovenDigits(['20']));
  expect(wovenDigits(['']).number).toEqual({ warp: '', weft: '' });
});

/** Each stroke as its place within the cloth's repeat. */
function strokesOf(path: string, repeat: number): string[] {
  return [...path.matchAll(/M(\d+) (\d+)([vh])/g)].map(
    ([, x, y, way]) => `${Number(x) % repeat} ${Number(y) % repeat} ${way}`,
  );
}
