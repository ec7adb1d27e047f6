import { expect, test } from 'vitest';
import { nameOfKind } from '@/lib/search/search-kinds';

test('an article below the menu is a page, one with a flat address an article', () => {
  expect(nameOfKind({ kind: 'article', href: '/solutions/erp' })).toBe('Page');
  expect(nameOfKind({ kind: 'article', href: '/post/month-end' })).toBe('Article');
  expect(nameOfKind({ kind: 'person', href: '/aboutus/management-team#a' })).toBe('Team');
});
