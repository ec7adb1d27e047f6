import { expect, test } from 'vitest';
import {
  parseBlockStyle,
  parseInlineStyle,
  toStyleObject,
  toStyleText,
} from '@/lib/editor/inline-style';
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

test('a background that is a colour is one, by its short name too', () => {
  expect(toStyleText(parseInlineStyle('background: #0a7d4b; color: #fff'))).toBe(
    'background-color: #0a7d4b; color: #fff',
  );
  expect(parseInlineStyle('background: linear-gradient(red, blue)').dropped).toHaveLength(1);
});

test('a block keeps its words within it: it may be higher, but no row, nor lower than they are', () => {
  const style = parseBlockStyle('display: flex; height: 100px; max-height: 2rem; width: 300px');
  expect(toStyleText(style)).toBe('min-height: 100px; width: 300px');
  expect(style.dropped).toEqual(['display: flex', 'max-height: 2rem']);
  expect(parseInlineStyle('display: flex; height: 100px').dropped).toEqual([]);
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

test.each([
  ['display: flex', true],
  ['display: INLINE-BLOCK', true],
  ['display: none', false],
  ['display: contents', false],
  ['white-space: pre-wrap', true],
  ['white-space: Normal', true],
  ['white-space: nowrap', false],
  ['margin: 0 auto', true],
  ['margin: -1rem', false],
  ['margin-top: min(0px,-500px)', false],
  ['margin: 0 -1rem', false],
  ['margin: 0%0-500px 0', false],
  ['margin: 0-1rem 0', false],
  ['margin-left: calc(1px)', false],
  ['text-indent: -9999px', false],
  ['letter-spacing: -0.02em', true],
  ['width: calc(100% - 2rem)', true],
  ['width: min(100%, 20rem)', true],
  ['width: clamp(1px, 2px, 3px)', true],
  ['color: hsla(1, 2%, 3%, 0.5)', true],
  ['color: oklch(0.5 0.1 20)', true],
  ['width: env(safe)', false],
  ['width: var(--x)', false],
  ['background-color: xrgb(1)', false],
  ['width: (100%)', true],
  ['width: 2000px', true],
  ['width: 2001px', false],
  ['width: 125rem', true],
  ['width: 126rem', false],
  ['width: 125EM', true],
  ['width: 126em', false],
  ['width: 9000%', true],
  ['margin-left: 10000cm', false],
  ['width: 4in', false],
  ['width: 101vw', false],
  ['width: 100vw', true],
  ['width: 1e9px', false],
  ['width: 12pt', true],
  ['height: 1.2.3px', false],
  ['color: #1e3a8a', true],
  ['color: hsl(120deg, 2%, 3%)', true],
  ['color: red /* x */', false],
  ['color:', false],
  [': red', false],
  ['COLOR: red', true],
  ['top: 0', false],
])('%s is applied: %s', (style, isApplied) => {
  expect(parseInlineStyle(style).dropped).toEqual(isApplied ? [] : [style]);
});

test('a value has at most 200 characters', () => {
  expect(parseInlineStyle(`color: ${'a'.repeat(200)}`).dropped).toEqual([]);
  expect(parseInlineStyle(`color: ${'a'.repeat(201)}`).dropped).toHaveLength(1);
});
