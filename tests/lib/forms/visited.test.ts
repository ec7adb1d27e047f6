import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { titleOfService } from '@/lib/forms/service-options';
import { visitedSchema } from '@/lib/forms/visited';

test('addresses that are none, or too long, are empty', () => {
  const longest = `/${'x'.repeat(2047)}`;
  expect(z.parse(visitedSchema, { page: longest, landing: `${longest}x`, referrer: 7 })).toEqual({
    page: longest,
    landing: '',
    referrer: '',
  });
});

test('a service is found by the slug of its page', () => {
  const groups = [
    { label: null, options: [{ title: 'Other', slug: null }] },
    { label: 'Systems', options: [{ title: 'ERP', slug: 'erp' }] },
  ];
  expect(titleOfService(groups, 'erp')).toBe('ERP');
  expect(titleOfService(groups, 'crm')).toBeNull();
  // A choice without a page is not the one of a visitor who came from no page.
  expect(titleOfService(groups, null)).toBeNull();
});
