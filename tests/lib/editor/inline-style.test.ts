import { expect, test } from 'vitest';
import { parseInlineStyle, toStyleObject, toStyleText } from '@/lib/editor/inline-style';
import { STYLE_VECTORS } from '../../fixtures/xss-field-vectors';

test.each(STYLE_VECTORS)('of the hostile style %j nothing is left but a colour', (style) => {
  const { declarations, dropped } = parseInlineStyle(style);
  expect(declarations.filter(([property]) => property !== 'color')).toEqual([]);
  expect(dropped.length).toBeGreaterThan(0);
  expect(toStyleText({ declarations, dropped })).not.toMatch(/url|["<>\\]/);
});

test('ordinary styles are applied as they are written', () => {
  const style =
    'background-color: #f6efe3; border-radius: 12px; margin: 2rem auto; padding: 0 0 0 1rem; color: rgb(1, 2, 3); letter-spacing: -0.02em; width: calc(100% - 2rem)';
  expect(toStyleText(parseInlineStyle(style))).toBe(style);
});

test('what is left out is told word for word', () => {
  expect(parseInlineStyle('color: red; position: fixed; oops').dropped).toEqual([
    'position: fixed',
    'oops',
  ]);
});

test('React gets the names it knows', () => {
  expect(toStyleObject(parseInlineStyle('background-color: red; font-size: 2rem'))).toEqual({
    backgroundColor: 'red',
    fontSize: '2rem',
  });
});

test.each([null, undefined, '', ' ; ; '])('no style is no style: %j', (style) => {
  expect(parseInlineStyle(style)).toEqual({ declarations: [], dropped: [] });
});
