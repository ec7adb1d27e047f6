import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { INVENTED_TAG } from '@/lib/server/revalidation/status-tag';
import { tagged } from '@/tests/support/tag-render';
import { rawSummary, setContent } from '../../../support/fake-content';

const TYPES = { article_types: [{ documentId: 'type', type: 'blogs' }] };

/** 150 posts of the blog list, the newest first, and a page that is not in it. */
const POSTS = Array.from({ length: 150 }, (_, age) =>
  rawSummary(`post-${age}`, {
    createdAt: new Date(Date.UTC(2026, 0, 1) - age * 86_400_000).toISOString(),
    author: 'Neema Kessy',
    ...TYPES,
  }),
);
const ENDS_WITH_BUTTON = rawSummary('with-a-button', {
  blocks: [{ __component: 'shared.action-btn-wrapper', id: 1, name: 'Write', link: '/contact' }],
  ...TYPES,
});
const WITH_PRICES = rawSummary('with-prices', {
  button_name: 'Prices',
  button_link: '#prices',
  blocks: [
    { __component: 'shared.action-btn-wrapper', id: 1, name: 'All prices', link: '#prices' },
    { __component: 'shared.html-markdown-wrapper', id: 2, body: '<a href="#prices">In HTML</a>' },
    { __component: 'shared.rich-text-markdown-wrapper', id: 3, body: '[Here](#prices)' },
    { __component: 'shared.rich-text-markdown-wrapper', id: 4, body: '## Prices' },
  ],
});
const POLICY = rawSummary('privacy-policy', { article_types: [] });

function serve({ knowsTypes }: { knowsTypes: boolean }): void {
  setContent({
    '/api/articles': (url) => {
      const asksForTypes = [...url.searchParams.keys()].some((key) =>
        key.includes('article_types'),
      );
      if (asksForTypes && !knowsTypes) return 400;
      const slug = url.searchParams.get('filters[slug][$eq]');
      if (slug === null) return POSTS;
      const found = [...POSTS, ENDS_WITH_BUTTON, WITH_PRICES, POLICY].filter(
        (article) => article.slug === slug,
      );
      return knowsTypes
        ? found
        : found.map((article) => ({ ...article, article_types: undefined }));
    },
    '/api/article-types': [{ documentId: 'type', type: 'blogs', articles: POSTS }],
  });
}

async function renderArticle(slug: string, parents: string[] = []): Promise<string> {
  const { prelude } = await prerender(
    <ArticleScreen path={{ slug, parents }} requestedPath={`/post/${slug}`} />,
  );
  return new Response(prelude).text();
}

test('a post beyond the 100 newest says when it was published, how long it takes and who wrote it', async () => {
  serve({ knowsTypes: true });
  const html = await renderArticle('post-149');
  expect(html).toContain('August 5, 2025');
  expect(html).toContain('min read');
  expect(html).toContain('Neema Kessy');
  expect(html).toContain('id="post-offer"');
  expect(html).toContain('"@type":"BlogPosting"');
  // It has no place among those that are compared.
  expect(html).not.toContain('Previous');
});

test('an author whose name has no letters is found on the screen of the team', async () => {
  setContent({
    '/api/articles': [rawSummary('post-1', { author: '★★★', ...TYPES })],
    '/api/article-types': [],
    '/api/teams': [{ id: 1, documentId: 'star', name: '★★★', designation: 'Editor', order: 1 }],
  });
  expect(await renderArticle('post-1')).toContain('href="/aboutus/management-team"');
});

test('an article outside the blog list is a page, however many posts there are', async () => {
  serve({ knowsTypes: true });
  const html = await renderArticle('privacy-policy');
  expect(html).toContain('"@type":"Article"');
  expect(html).not.toContain('"name":"Blogs"');
  expect(html).not.toContain('<time');
  expect(html).not.toContain('id="post-offer"');
});

test('a post that ends with a button has no other offer below it', async () => {
  serve({ knowsTypes: true });
  const html = await renderArticle('with-a-button');
  expect(html).toContain('Write');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).not.toContain('id="post-offer"');
});

test('a service that does not know the types of an article: those of the newest 100, and older ones, are posts', async () => {
  serve({ knowsTypes: false });
  expect(await renderArticle('post-3')).toContain('"@type":"BlogPosting"');
  expect(await renderArticle('post-149')).toContain('<time');
});

test('the cover, buttons and texts of an article lead to its headings by their words', async () => {
  serve({ knowsTypes: true });
  const html = await renderArticle('with-prices');
  expect(html).toContain('<h2 id="part-prices">');
  expect(html.match(/href="#part-prices"/g)).toHaveLength(4);
  expect(html).not.toContain('href="#prices"');
});

test('a post is there without the others where the blog list is refused', async () => {
  setContent({
    '/api/articles': (url) =>
      url.searchParams.has('filters[slug][$eq]')
        ? [rawSummary('post-1', { article_types: undefined })]
        : 403,
    '/api/article-types': () => 403,
  });
  const html = await renderArticle('post-1');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).not.toContain('Previous');
});

test('from five headings on an article has a list of contents', async () => {
  const render = (count: number) => {
    const body = Array.from({ length: count }, (_, index) => `## Part ${index}\n\nText`).join(
      '\n\n',
    );
    const block = { __component: 'shared.rich-text-markdown-wrapper', id: 1, body };
    setContent({ '/api/articles': [rawSummary('long', { blocks: [block] })] });
    return renderArticle('long');
  };
  expect(await render(4)).not.toContain('id="contents"');
  expect(await render(5)).toContain('id="contents"');
});

test('an article below words that are no place of the menu is stored by no cache in front', async () => {
  setContent({
    '/api/articles': [rawSummary('erp')],
    '/api/menus': [
      {
        documentId: 'm',
        name: 'A',
        slug: 'a',
        children: [{ documentId: 'c', name: 'ERP', slug: 'erp', article: { slug: 'erp' } }],
      },
    ],
  });
  const isInvented = async (...parents: string[]) => {
    tagged.clear();
    await renderArticle('erp', parents);
    return tagged.has(INVENTED_TAG);
  };
  expect([await isInvented(), await isInvented('a')]).toEqual([false, false]);
  expect([await isInvented('any'), await isInvented('any', 'where')]).toEqual([true, true]);
});
