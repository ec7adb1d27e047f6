import { expect, test } from 'vitest';
import { siteFeed } from '@/lib/server/seo/feed';
import { rawSummary, setContent } from '../../../support/fake-content';

const CONTENT = {
  '/api/company-profile': { brand: 'Nyuzi', footerText: 'Software\0.' },
  '/api/articles': [
    rawSummary('news', {
      title: 'A & B',
      description: 'Pay <now>',
      updatedAt: '2026-03-03T00:00:00.000Z',
      author: 'Asha & Co',
      cover: { url: '/uploads/a.png', mime: 'image/png' },
    }),
    rawSummary('old'),
    rawSummary('hidden', { seo: { noindex: true } }),
  ],
};

test('the RSS feed has the public articles with absolute URLs, and HTML as description', async () => {
  setContent(CONTENT);
  const xml = (await siteFeed('rss')).rss2();
  expect(xml).toContain('<title>Nyuzi News</title>');
  expect(xml).toContain('<description>Software.</description>');
  expect(xml).toContain('<link>https://site.example/post/news</link>');
  expect(xml).toContain('<![CDATA[Pay &lt;now&gt;]]>');
  expect(xml).toContain('Tue, 03 Mar 2026');
  expect(xml).not.toContain('hidden');
  // An author in RSS is an e-mail address.
  expect(xml).not.toContain('<author>');
  expect(xml.match(/<dc:creator>.*<\/dc:creator>/g)).toEqual([
    '<dc:creator>Asha &amp; Co</dc:creator>',
  ]);
});

test('a feed has its fifty articles where newer ones are excluded', async () => {
  const hidden = Array.from({ length: 5 }, (_, index) =>
    rawSummary(`hidden-${index}`, { seo: { noindex: true } }),
  );
  const shown = Array.from({ length: 55 }, (_, index) => rawSummary(`shown-${index}`));
  setContent({ '/api/articles': [...hidden, ...shown] });
  const { items } = await siteFeed('rss');
  expect(items).toHaveLength(50);
  expect(items[0]?.link).toBe('https://site.example/post/shown-0');
});

test('the JSON feed has plain descriptions, images and the author, or the brand', async () => {
  setContent(CONTENT);
  const feed = JSON.parse((await siteFeed('json')).json1());
  expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([
    'https://site.example/post/news',
    'https://site.example/post/old',
  ]);
  expect(feed.items[0]).toMatchObject({
    title: 'A & B',
    summary: 'Pay <now>',
    content_html: '<p>Pay &lt;now&gt;</p>',
    image: 'https://media.example/uploads/a.png',
    author: { name: 'Asha & Co' },
  });
  expect(feed.items[1].author).toEqual({ name: 'Nyuzi', url: 'https://site.example' });
  expect(feed.items[1].summary).toBe('Title of old');
});

test('an article that moves in the menu has another link, and is no other article', async () => {
  setContent({
    ...CONTENT,
    '/api/menus': [{ documentId: 'm', name: 'News', slug: 'news', article: { slug: 'news' } }],
  });
  const [item] = (await siteFeed('rss')).items;
  expect(item).toMatchObject({
    id: 'https://site.example/post/news',
    link: 'https://site.example/news',
  });
  expect((await siteFeed('rss')).rss2()).toContain(
    '<guid isPermaLink="false">https://site.example/post/news</guid>',
  );
});

test('a feed without articles has no date, and a description all the same', async () => {
  setContent({ '/api/company-profile': { brand: 'Nyuzi' } });
  const { options, items } = await siteFeed('rss');
  expect(items).toEqual([]);
  expect(options).toMatchObject({
    language: 'en',
    description: 'Nyuzi. News and lessons from our work.',
  });
  expect(options.updated).toBeUndefined();
});
