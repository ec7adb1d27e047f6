import { expect, test } from 'vitest';
import { kindLabel } from '@/components/shell/search/kind-label';

test('an article below the menu is a page, one with a flat address an article', () => {
  expect(kindLabel({ kind: 'article', href: '/solutions/erp' })).toBe('Page');
  expect(kindLabel({ kind: 'article', href: '/post/month-end' })).toBe('Article');
  expect(kindLabel({ kind: 'person', href: '/aboutus/management-team#a' })).toBe('Team');
});
