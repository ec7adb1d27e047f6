import { expect, test } from 'vitest';
import { toCoverButton } from '@/components/screens/article/cover-button';

test.each([
  ['https://partner.example/demo', 'https://partner.example/demo', true],
  ['/contact', '/contact', false],
  ['', '#', false],
  [null, '#', true],
])('a button with the link %j leads to %s', (link, href, isNewTab) => {
  expect(toCoverButton({ name: 'See it', link })).toEqual({ name: 'See it', href, isNewTab });
});

test('an article without a button has none', () => {
  expect(toCoverButton(null)).toBeNull();
});
