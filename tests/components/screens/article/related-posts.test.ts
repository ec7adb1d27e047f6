import { expect, test } from 'vitest';
import { findAdjacentArticles } from '@/components/screens/article/related-posts';
import type { ArticleSummary } from '@/content-client';
import { BARE_SUMMARY } from '../../../fixtures/articles';

function article(slug: string, title: string): ArticleSummary {
  return { ...BARE_SUMMARY, documentId: slug, slug, title };
}

const LIST = [
  article('f', 'Payroll in four languages'),
  article('e', 'Harbour news'),
  article('d', 'Receipts from the mill'),
  article('c', 'Closing the month'),
  article('b', 'A mill counts its receipts'),
  article('a', 'Scales and lorries'),
];

test('an article stands between the newer and the older one', () => {
  const adjacent = findAdjacentArticles('d', LIST);
  expect(adjacent?.newer?.slug).toBe('e');
  expect(adjacent?.older?.slug).toBe('c');
});

test('those that share the most words come first, then the nearest in time; others are left out', () => {
  const mills = [
    article('far', 'The receipt of a mill'),
    article('flour', 'A mill and its flour'),
    ...LIST,
    article('pasta', 'Pasta of one mill'),
    ...[...'ghijklmnopqrstuvwxyz'].map((slug) => article(slug, `About ${slug}`)),
  ];
  const related = findAdjacentArticles('d', mills)?.related.map(({ slug }) => slug);
  expect(related).toEqual(['b', 'far', 'flour']);
});

test('one word of a description alone makes no article alike', () => {
  const list = [
    { ...article('close', 'The month-end close'), description: 'Most of it is waiting.' },
    article('between', 'Harbour news'),
    { ...article('holidays', 'Support over the holidays'), description: 'The offices close.' },
    { ...article('reports', 'Fewer reports'), description: 'We waited for each month.' },
    ...[...'abcdefghijklmnopqrst'].map((slug) => article(slug, `About ${slug}`)),
  ];
  const related = findAdjacentArticles('close', list)?.related.map(({ slug }) => slug);
  expect(related).toEqual(['reports']);
});

test('times, numbers and words that most articles have make none alike', () => {
  const list = [
    article('f', 'Five days in a mill'),
    article('e', 'Harbour news'),
    article('d', 'Mill again'),
    article('c', 'Five days at sea'),
    article('b', 'The mill counts'),
    article('a', 'A mill of 2024'),
  ];
  expect(findAdjacentArticles('f', list)?.related).toEqual([]);
});

test('the newest has no newer one, the oldest no older one', () => {
  expect(findAdjacentArticles('f', LIST)?.newer).toBeNull();
  expect(findAdjacentArticles('a', LIST)?.older).toBeNull();
});

test('an article outside of the list has no adjacent ones', () => {
  expect(findAdjacentArticles('privacy-policy', LIST)).toBeNull();
});

test('the only article of a list leads nowhere', () => {
  expect(findAdjacentArticles('f', LIST.slice(0, 1))).toEqual({
    newer: null,
    older: null,
    related: [],
  });
});
