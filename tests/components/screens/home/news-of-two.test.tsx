import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { NewsFeed } from '@/components/screens/home/news-feed';
import { rawSummary, setContent } from '../../../support/fake-content';

/** The classes of the articles. */
async function newsOf(count: number) {
  const articles = Array.from({ length: count }, (_, index) => rawSummary(`number-${index}`));
  setContent({ '/api/articles': articles });
  const { prelude } = await prerender(<NewsFeed />);
  const html = await new Response(prelude).text();
  return [...html.matchAll(/<li class="([^"]*)"/g)].map(([, classes = '']) => classes);
}

test('two pieces of news are halves, three are one large and two small', async () => {
  expect(await newsOf(2)).toEqual(['latest-news news-of-two', 'earlier-news news-of-two']);
  expect(await newsOf(3)).toEqual(['latest-news with-earlier', 'earlier-news', 'earlier-news']);
  expect(await newsOf(1)).toEqual(['latest-news']);
});
