import { expect, test } from 'vitest';
import { pagesAround } from '@/components/screens/blogs/pages-around';

test('a short list of blogs names all of its pages', () => {
  expect(pagesAround(1, 2)).toEqual([1, 2]);
  expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
});

test('a long list names its ends and the pages beside the current one', () => {
  expect(pagesAround(10, 20)).toEqual([1, 9, 10, 11, 20]);
  expect(pagesAround(1, 20)).toEqual([1, 2, 20]);
  expect(pagesAround(20, 20)).toEqual([1, 19, 20]);
});
