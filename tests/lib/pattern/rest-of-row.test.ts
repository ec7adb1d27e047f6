import { expect, test } from 'vitest';
import { restOfRow } from '@/lib/pattern/rest-of-row';

test('ten services leave two of four, two of three and a row of two columns', () => {
  expect([4, 3, 2].map((columns) => restOfRow(10, columns))).toEqual([2, 2, 2]);
});

test('the grid of the services ends full at any number of services and columns', () => {
  for (const columns of [2, 3, 4]) {
    for (let services = 1; services <= 25; services += 1) {
      const rest = restOfRow(services, columns);
      expect((services + rest) % columns).toBe(0);
      expect(rest).toBeGreaterThan(0);
      expect(rest).toBeLessThanOrEqual(columns);
    }
  }
});
