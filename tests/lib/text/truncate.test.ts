import { expect, test } from 'vitest';
import { beginningOf, truncate } from '@/lib/text/truncate';

test('a text that fits stays as it is', () => {
  expect(truncate('one two', 7)).toBe('one two');
  expect(truncate('', 0)).toBe('');
});

test('a longer text ends with a whole word and an ellipsis, within the length', () => {
  expect(truncate('one two three', 12)).toBe('one two…');
  expect(truncate('one two three', 8)).toBe('one two…');
  expect(truncate('one two three', 7)).toBe('one…');
});

test('punctuation before the ellipsis is removed', () => {
  expect(truncate('one, two.– three', 12)).toBe('one, two…');
  expect(truncate('one – two', 8)).toBe('one…');
  expect(truncate('one — two', 8)).toBe('one…');
});

test('a text without spaces is cut at the length', () => {
  expect(truncate('abcdefgh', 5)).toBe('abcd…');
  expect(truncate(' abcdefgh', 5)).toBe(' abc…');
  expect(truncate('abc😀efgh', 5)).toBe('abc…');
});

test('a long word is cut where little stands before it', () => {
  expect(truncate('one abcdefghijkl', 12)).toBe('one abcdefg…');
});

test('the beginning and the rest are the text', () => {
  const text = 'one, two, three';
  expect(beginningOf(text, 10)).toBe('one, two');
  expect(beginningOf(text, 10) + text.slice(beginningOf(text, 10).length)).toBe(text);
  expect(beginningOf(text, 15)).toBe(text);
});
