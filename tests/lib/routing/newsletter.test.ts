import { expect, test } from 'vitest';
import { newsletterPath, toNewsletterPurpose, toNewsletterState } from '@/lib/routing/newsletter';

test.each(['confirm', 'unsubscribe'])('%s is a purpose and a state', (text) => {
  expect(toNewsletterPurpose(text)).toBe(text);
  expect(toNewsletterState(text)).toBe(text);
});

test.each(['confirmed', 'unsubscribed', 'failed', 'invalid', 'unsubscribe-invalid'])(
  '%s is a state only',
  (text) => {
    expect(toNewsletterPurpose(text)).toBeNull();
    expect(toNewsletterState(text)).toBe(text);
  },
);

test.each(['', 'other', '__proto__'])('%j is no state', (text) => {
  expect(toNewsletterState(text)).toBe('invalid');
});

test('the address says what the screen shows and whose button it has, and no more', () => {
  expect(newsletterPath('confirm', 'a-link')).toBe('/newsletter?state=confirm&link=a-link');
  expect(newsletterPath('failed')).toBe('/newsletter?state=failed');
});
