import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accentOf, DEFAULT_ACCENT, themeStyle } from '@/lib/colour/theme-style';
import { contrast, partsOfHex } from '../../support/contrast';

const SAND = partsOfHex('#f1ebe0');
const CARD_OF_DARK = partsOfHex('#252f46');
const TOKENS = path.resolve(import.meta.dirname, '../../../app/styles/tokens.css');

test('a color of the organization sets the text on it as well', () => {
  expect(themeStyle('#0A7D4B')).toMatch(
    /^:root\{--accent:10 125 75;--on-accent:rgb\(255 255 255\);--accent-text:rgb\([\d ]+\);--accent-text-on-dark:rgb\([\d ]+\);--accent-line:#0a7d4b;--accent-line-on-dark:#[\da-f]{6}\}$/,
  );
});

test.each([
  ['#f07c1c', /#f07c1c\}$/],
  ['#1a237e', /--accent-line:#1a237e;/],
  ['#ffffff', /#ffffff\}$/],
  ['#ffd400', /#ffd400\}$/],
])('a line in %s is seen on light grounds and on dark ones', (color, own) => {
  const style = themeStyle(color) ?? '';
  const [, line = '', onDark = ''] =
    /--accent-line:(#\w{6});--accent-line-on-dark:(#\w{6})\}$/.exec(style) ?? [];
  expect(contrast(partsOfHex(line), SAND)).toBeGreaterThanOrEqual(3);
  expect(contrast(partsOfHex(onDark), CARD_OF_DARK)).toBeGreaterThanOrEqual(3);
  // On the ground where it is seen it stays as it is.
  expect(style).toMatch(own);
});

test.each([null, '', 'green', '#fff', '#0a7d4b}body{display:none', 'rgb(1 2 3)'])(
  '%j is no color',
  (color) => {
    expect(themeStyle(color)).toBeNull();
  },
);

test('what is drawn has the color of the organization, or that of the styles', () => {
  expect(accentOf('#0A7D4B')).toBe('#0a7d4b');
  expect(accentOf(null)).toBe(DEFAULT_ACCENT);
  expect(accentOf('#0a7d4b"/><script>')).toBe(DEFAULT_ACCENT);
  const [, parts = ''] = /--accent: ([\d ]+);/.exec(readFileSync(TOKENS, 'utf8')) ?? [];
  expect(themeStyle(DEFAULT_ACCENT)).toContain(`--accent:${parts};`);
});
