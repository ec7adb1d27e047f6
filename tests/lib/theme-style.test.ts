import { expect, test } from 'vitest';
import { themeStyle } from '@/lib/theme-style';

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
