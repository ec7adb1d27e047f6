import { describe, expect, test } from 'vitest';
import { type PageMetadata, pageMetadata } from '@/lib/seo/page-metadata';

const page: PageMetadata = {
  brand: 'Nyuzi',
  page: 'Services',
  canonical: '/services',
  description: 'What we offer',
  keywords: 'erp',
  shareImage: { url: '/share-image/services.png', width: 1200, height: 630, alt: 'Services' },
  locale: null,
};

describe('the metadata of a screen', () => {
  test('has the title of the specification, everywhere the same', () => {
    const metadata = pageMetadata(page);
    expect(metadata.title).toBe('Nyuzi - Services');
    expect(metadata.openGraph).toMatchObject({
      type: 'website',
      title: 'Nyuzi - Services',
      description: 'What we offer',
      images: [page.shareImage],
      url: '/services',
      siteName: 'Nyuzi',
    });
    expect(metadata.twitter).toMatchObject({
      card: 'summary_large_image',
      title: 'Nyuzi - Services',
      images: [page.shareImage],
    });
  });

  test('names the brand once where an editor wrote it as well', () => {
    const { title, openGraph } = pageMetadata({ ...page, page: 'Services | Nyuzi' });
    expect([title, openGraph?.title]).toEqual(['Nyuzi - Services', 'Nyuzi - Services']);
  });

  test('is of an article where it is one, also without its times', () => {
    const article = { publishedOn: '2026-01-02T00:00:00Z', updatedAt: null };
    expect(pageMetadata({ ...page, article }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: article.publishedOn,
      modifiedTime: undefined,
    });
  });

  test('links to the canonical path and to the feeds', () => {
    expect(pageMetadata(page).alternates).toEqual({
      canonical: '/services',
      languages: undefined,
      types: {
        'application/rss+xml': [{ url: '/feed.xml', title: 'Nyuzi News' }],
        'application/feed+json': [{ url: '/feed.json', title: 'Nyuzi News' }],
      },
    });
  });

  test('names its language in both notations', () => {
    const metadata = pageMetadata({ ...page, locale: 'en-TZ' });
    expect(metadata.alternates?.languages).toEqual({
      'en-TZ': '/services',
      'x-default': '/services',
    });
    expect(metadata.openGraph).toMatchObject({ locale: 'en_TZ' });
  });

  test('lets search engines in unless it is closed to them', () => {
    expect(pageMetadata(page).robots).toEqual({
      index: true,
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
    });
    expect(pageMetadata({ ...page, isIndexed: false }).robots).toEqual({
      index: false,
      follow: true,
    });
  });

  test('names the pages before and after it', () => {
    const pagination = { previous: '/blogs', next: null };
    expect(pageMetadata({ ...page, pagination }).pagination).toEqual(pagination);
  });
});

test('an article has its times and its Markdown', () => {
  const article = { publishedOn: '2026-01-01', updatedAt: '2026-02-02' };
  const metadata = pageMetadata({ ...page, article, markdown: '/post/a.md' });
  expect(metadata.openGraph).toMatchObject({
    type: 'article',
    publishedTime: '2026-01-01',
    modifiedTime: '2026-02-02',
  });
  expect(metadata.alternates?.types).toMatchObject({ 'text/markdown': '/post/a.md' });
});
