import { expect, test } from 'vitest';
import { figuresStyle } from '@/components/layout/figures-style';

const of = (...figures: [number, string | null][]) =>
  figuresStyle(figures.map(([value, suffix]) => ({ value, suffix, label: 'Loads' })));

test('the longest figure decides how large all are, where it has no room', () => {
  expect(of([15, '+'], [99.98, '%'])).toBeUndefined();
  expect(of([15, '+'], [1_250_000, '+'], [20_000, null])).toEqual({ '--letters': 10 });
});
