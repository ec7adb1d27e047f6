import { expect, test } from 'vitest';
import { countAt } from '@/components/ui/count-steps';

test('a figure counts in three steps, which end at 500, 1000 and 1500 ms', () => {
  expect([0, 500, 1000, 1500].map((elapsed) => countAt(elapsed, 400))).toEqual([0, 240, 360, 400]);
});

test('a figure only ever grows while it counts', () => {
  const counts = Array.from({ length: 151 }, (_, index) => countAt(index * 10, 99));
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
});

test('a figure stays at its end', () => {
  expect(countAt(60_000, 15)).toBe(15);
});

test('a figure with a fraction keeps as many places while it counts', () => {
  expect(String(countAt(730, 99.5))).toMatch(/^\d+(\.\d)?$/);
  expect(countAt(1500, 99.5)).toBe(99.5);
});

test('each step slows down towards its end', () => {
  // Halfway through a step, an ease-out of the third degree has covered seven eighths of it.
  expect(countAt(250, 1000)).toBe(525);
  expect(countAt(750, 1000)).toBe(600 + 263);
  expect(countAt(1250, 1000)).toBe(900 + 88);
  expect(countAt(-100, 1000)).toBe(0);
});
