import { expect, test } from 'vitest';
import { toCoverButton } from '@/components/screens/article/cover-button';

const headings = [{ id: 'part-prices', text: 'Prices' }];

test.each([
  ['https://partner.example/demo', 'https://partner.example/demo', true],
  ['/contact', '/contact', false],
  ['', '#', false],
  [null, '#', true],
  ['#prices', '#part-prices', false],
  ['#offer', '#offer', false],
  ['mailto:hello@example.com', 'mailto:hello@example.com', false],
  ['tel:+255220000000', 'tel:+255220000000', false],
  ['javascript:alert(1)', '#', false],
])('a button with the link %j leads to %s', (link, href, isNewTab) => {
  expect(toCoverButton({ name: 'See it', link }, headings)).toEqual({
    name: 'See it',
    href,
    isNewTab,
  });
});

test('an article without a button has none', () => {
  expect(toCoverButton(null, headings)).toBeNull();
});
