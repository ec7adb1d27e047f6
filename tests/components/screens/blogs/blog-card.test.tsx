import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlogCard } from '@/components/screens/blogs/blog-card';
import type { ArticleSummary } from '@/content-client';
import { BARE_SUMMARY as ARTICLE } from '../../../fixtures/articles';
import { IMAGE } from '../../../fixtures/blocks';

const render = (article: ArticleSummary) => renderToStaticMarkup(<BlogCard article={article} />);

test('the cover stands in for a card image, and the weave for both', () => {
  const cover = { ...IMAGE, alt: 'The cover' };
  expect(render({ ...ARTICLE, cover, thumbnail: IMAGE })).toContain(`alt="${IMAGE.alt}"`);
  expect(render({ ...ARTICLE, cover })).toContain('alt="The cover"');
  expect(render(ARTICLE)).not.toContain('<img');
});

test('the link of a card has the name that is written on it', () => {
  expect(render(ARTICLE)).toMatch(
    />Read More<\/span> <span class="sr-only">about Payroll<\/span><\/a>/,
  );
});

test('a long description ends with a word', () => {
  const description =
    'A distributor in Kariakoo receives 900 mobile payments a day, and used to know on Thursday who had paid on Monday.';
  const card = render({ ...ARTICLE, description });
  expect(card).toContain('and used to know on Thursday who had…');
  expect(card).not.toContain('Monday');
});

test('a long description goes on where the card is wide, and ends with a word there, too', () => {
  const description = `${'A mill that counts. '.repeat(5)}${'It counts again and again. '.repeat(5)}`;
  const card = renderToStaticMarkup(
    <BlogCard article={{ ...ARTICLE, description: description.trim() }} place="wide" />,
  );
  const [, shown = '', rest = ''] =
    /<p[^>]*>([^<]+)<span class="lg:hidden">…<\/span><span class="max-lg:hidden">([^<]+)</.exec(
      card,
    ) ?? [];
  expect(shown.length).toBeLessThanOrEqual(100);
  expect((shown + rest).length).toBeGreaterThan(150);
  expect(description).toContain((shown + rest).slice(0, -1));
  expect(rest).toMatch(/ \w+…$/);
});

test('a card of an article without a date shows none', () => {
  expect(render(ARTICLE)).toContain('<time');
  expect(render({ ...ARTICLE, publishedOn: null, updatedAt: null })).not.toContain('<time');
});
