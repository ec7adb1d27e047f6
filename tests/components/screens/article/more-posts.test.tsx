import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MorePosts } from '@/components/screens/article/more-posts';
import { ARTICLE_COPY } from '@/content/blogs';
import type { ArticleSummary } from '@/content-client';
import { BARE_SUMMARY as ARTICLE } from '../../../fixtures/articles';

test.each([
  ['newest', { newer: null, older: ARTICLE }],
  ['oldest', { newer: ARTICLE, older: null }],
  ['others', { newer: ARTICLE, older: ARTICLE }],
])('the way to all articles is there once: %s', (_, around) => {
  const html = renderToStaticMarkup(<MorePosts adjacent={{ ...around, related: [ARTICLE] }} />);
  const [adjacent = '', related = ''] = html.split('</nav>');
  const isEnd = around.newer !== around.older;
  expect(adjacent.includes(ARTICLE_COPY.allArticles)).toBe(isEnd);
  expect(related.includes(ARTICLE_COPY.allArticles)).toBe(!isEnd);
  expect(related).toContain('>November 3, 2026<');
});

test('the one related article says what it is about, several say no more than their titles', () => {
  const one = { ...ARTICLE, description: 'Salaries and pensions, right on the first run.' };
  const htmlOf = (related: ArticleSummary[]) =>
    renderToStaticMarkup(<MorePosts adjacent={{ newer: null, older: null, related }} />);
  expect(htmlOf([one])).toContain('right on the first');
  expect(htmlOf([one, { ...one, slug: 'b' }])).not.toContain('right on the first');
});

test('after the only article there is nothing, not even an empty band', () => {
  const html = renderToStaticMarkup(
    <MorePosts adjacent={{ newer: null, older: null, related: [] }} />,
  );
  expect(html).toBe('');
});
