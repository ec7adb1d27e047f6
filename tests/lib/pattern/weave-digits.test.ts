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

/** Each stroke as its place within the repeat of the background. */
function strokesOf(path: string, repeat: number): string[] {
  return [...path.matchAll(/M(\d+) (\d+)([vh])/g)].map(
    ([, x, y, way]) => `${Number(x) % repeat} ${Number(y) % repeat} ${way}`,
  );
}
