import { expect, test } from 'vitest';
import { toFaqGroups } from '@/components/screens/faq/faq-groups';

const entry = (title: string, group: string | null) => ({ title, description: null, group });

test('questions stand below their headings, in the order in which each heading comes first', () => {
  const groups = toFaqGroups([
    entry('1', 'Prices'),
    entry('2', null),
    entry('3', 'On the way'),
    entry('4', 'Prices'),
  ]);
  expect(groups.map(({ name, entries }) => [name, ...entries.map(({ title }) => title)])).toEqual([
    ['Prices', '1', '4'],
    [null, '2'],
    ['On the way', '3'],
  ]);
  expect(groups.map(({ id }) => id)).toEqual(['about-prices', undefined, 'about-on-the-way']);
});

test('each heading has an address of its own, and one without letters has none', () => {
  const groups = toFaqGroups([entry('1', 'Prices'), entry('2', 'Prices?'), entry('3', '★')]);
  expect(groups.map(({ id }) => id)).toEqual(['about-prices', 'about-prices-2', undefined]);
});
