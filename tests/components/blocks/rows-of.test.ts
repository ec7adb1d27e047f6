import { expect, test } from 'vitest';
import { rowsOf } from '@/components/blocks/rows-of';

test.each([
  ['as wide as the article', [null, 100], [null, null]],
  ['two halves share a row', [50, 50], ['shared', 'shared']],
  ['what has no room begins a row', [70, 50, 50], ['alone', 'shared', 'shared']],
  ['three thirds, then one more', [33, 33, 33, 33], ['shared', 'shared', 'shared', 'alone']],
  ['a wide one ends the row before', [50, null, 50], ['alone', null, 'alone']],
  ['nothing', [], []],
])('%s', (_, widths, rows) => {
  expect(rowsOf(widths)).toEqual(rows);
});
