import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accentOf, DEFAULT_ACCENT, themeStyle } from '@/lib/colour/theme-style';

const TOKENS = path.resolve(import.meta.dirname, '../../../app/styles/tokens.css');

test('a color of the organization sets the text on it as well', () => {
  expect(themeStyle('#0A7D4B')).toMatch(
    /^:root\{--accent:10 125 75;--on-accent:rgb\(255 255 255\);--accent-text:rgb\([\d ]+\);--accent-text-on-dark:rgb\([\d ]+\)\}$/,
  );
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
