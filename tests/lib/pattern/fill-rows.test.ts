import { expect, test } from 'vitest';
import { sixthsOfRow } from '@/lib/pattern/fill-rows';

/** How many cards stand in each row of six columns. */
function rowsOf(cards: number): number[] {
  const rows: number[] = [];
  let filled = 0;
  for (let index = 0; index < cards; index += 1) {
    if (filled % 6 === 0) rows.push(0);
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + 1;
    filled += sixthsOfRow(index, cards);
  }
  expect(filled % 6).toBe(0);
  return rows;
}

test('every row is full, with three cards or two', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(rowsOf)).toEqual([
    [1],
    [2],
    [3],
    [2, 2],
    [3, 2],
    [3, 3],
    [3, 2, 2],
    [3, 3, 2],
  ]);
  for (let cards = 2; cards <= 30; cards += 1) {
    expect(Math.min(...rowsOf(cards))).toBeGreaterThan(1);
  }
});
