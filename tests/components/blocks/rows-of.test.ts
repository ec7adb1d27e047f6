import { expect, test } from 'vitest';
import { rowsOf } from '@/components/blocks/rows-of';

test('narrow blocks that fill a row stand beside each other', () => {
  expect(rowsOf([null, 50, 50, 70, 30, 100])).toEqual([
    null,
    'shared',
    'shared',
    'shared',
    'shared',
    null,
  ]);
});

test('a narrow block whose neighbours do not fit beside it stands alone', () => {
  expect(rowsOf([70, 100, 50, 70])).toEqual(['alone', null, 'alone', 'alone']);
});
