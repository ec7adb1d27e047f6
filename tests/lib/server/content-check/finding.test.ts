import { expect, test } from 'vitest';
import { quote, toFinding } from '@/lib/server/content-check/finding';
import { entry } from './support';

test('a finding links to the entry in the admin', () => {
  const article = entry('article', {}, { documentId: 'a1', label: 'Payroll' });
  expect(toFinding('seo-missing', article, 'seo.metaTitle', 'Has none.')).toEqual({
    rule: 'seo-missing',
    message: 'Has none.',
    place: 'seo.metaTitle',
    entry: {
      type: 'article',
      label: 'Payroll',
      adminPath: '/content-manager/collection-types/api::article.article/a1',
    },
  });
});

test('a finding in a single type links to it without an id', () => {
  const about = entry('about', {}, { isSingle: true });
  expect(toFinding('malformed', about, '', '').entry?.adminPath).toBe(
    '/content-manager/single-types/api::about.about',
  );
});

test('a finding may belong to no entry', () => {
  expect(toFinding('malformed', null, '', 'x').entry).toBeNull();
});

test('a quoted text is one line of at most 100 characters', () => {
  expect(quote(' one\n  two ')).toBe('one two');
  expect(quote('x'.repeat(100))).toBe('x'.repeat(100));
  expect(quote('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
});
