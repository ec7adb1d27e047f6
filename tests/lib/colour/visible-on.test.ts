import { expect, test } from 'vitest';
import { visibleOn } from '@/lib/colour/visible-on';

test('a colour that is seen stays as it is', () => {
  expect(visibleOn('#f43f5e', '#0b1220', 4.5)).toBe('#f43f5e');
  expect(visibleOn('#0a7d4b', '#f1ebe0', 4.3)).toBe('#0a7d4b');
});

test('one that is hardly seen is lighter on a dark ground, and darker on a light one', () => {
  expect(visibleOn('#12305c', '#0b1220', 2.5)).toMatch(/^#[4-6]/);
  expect(visibleOn('#f07c1c', '#d39a1d', 1.45)).toMatch(/^#[c-d]\w[6-7]/);
});

test('the ground itself is mixed until it is seen, and what cannot be reached is ink or white', () => {
  expect(visibleOn('#0b1220', '#0b1220', 1.1)).not.toBe('#0b1220');
  expect(visibleOn('#0b1220', '#0b1220', 30)).toBe('#ffffff');
  expect(visibleOn('#ffffff', '#ffffff', 30)).toBe('#0b1220');
});
