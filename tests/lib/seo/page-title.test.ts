import { expect, test } from 'vitest';
import { pageTitle as titleBesideTheForm } from '@/cms/src/admin/search-preview/page-title';
import { pageTitle } from '@/lib/seo/page-title';

test.each([
  ['Payroll', 'Nyuzi - Payroll'],
  ['Nyuzi - Payroll', 'Nyuzi - Payroll'],
  ['Nyuzi: Payroll', 'Nyuzi - Payroll'],
  ['Payroll | Nyuzi', 'Nyuzi - Payroll'],
  ['Payroll – Nyuzi', 'Nyuzi - Payroll'],
  // Words of the title, not a sign of where it is.
  ['Why Nyuzi', 'Nyuzi - Why Nyuzi'],
  ['Nyuzi-wide payroll', 'Nyuzi - Nyuzi-wide payroll'],
  ['Nyuzi', 'Nyuzi - Nyuzi'],
  ['Nyuzi - ', 'Nyuzi - Nyuzi - '],
])('the title of “%s” has the brand once: %s', (page, title) => {
  expect(pageTitle('Nyuzi', page)).toBe(title);
  expect(titleBesideTheForm('Nyuzi', page)).toBe(title);
});

test('a title of spaces is read in no time', () => {
  const page = `Payroll${' '.repeat(200_000)}Nyuzi`;
  expect(pageTitle('Nyuzi', page)).toBe(`Nyuzi - ${page}`);
  expect(titleBesideTheForm('Nyuzi', page)).toBe(`Nyuzi - ${page}`);
});
