import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accentOf, DEFAULT_ACCENT, themeStyle } from '@/lib/colour/theme-style';

const SAND = '#f1ebe0';
const CARD_OF_DARK = '#252f46';
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
  expect(contrast(line, SAND)).toBeGreaterThanOrEqual(3);
  expect(contrast(onDark, CARD_OF_DARK)).toBeGreaterThanOrEqual(3);
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

// Written again from WCAG 2.2, as in theme.test.ts.
function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
