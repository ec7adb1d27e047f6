import 'server-only';
import { Feed } from 'feed';
import { FEED_COPY } from '@/content/feed';
import type { ArticleSummary } from '@/content-client';
import { postPath } from '@/lib/routing/article-path';
import { blogsPagePath, ROUTES } from '@/lib/routing/routes';
import { xmlText } from '@/lib/seo/xml';
import { getBrand, getCompanyProfile, getLocale } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { latestOf } from '@/lib/text/dates';
import { escapeHtml } from '@/lib/text/escape-html';
import { listPublicNews } from './site-addresses';

/** Older articles are in the blog list. */
const MAX_ITEMS = 50;

/**
 * The newest articles of the blog list, for RSS or JSON Feed. Throws `ContentError`.
 *
 * @param form A description is HTML in RSS, and plain text in JSON Feed.
 */
export async function siteFeed(form: 'rss' | 'json'): Promise<Feed> {
  const [brand, profile, locale, news] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getLocale(),
    listPublicNews(MAX_ITEMS),
  ]);
  const changedAt = latestOf(news.map(({ article }) => article.updatedAt));
  const organization = { name: xmlText(brand), link: siteUrl(ROUTES.home) };
  const feed = new Feed({
    id: siteUrl(ROUTES.home),
    title: xmlText(FEED_COPY.title(brand)),
    description: xmlText(profile.footerText ?? FEED_COPY.description(brand)),
    link: siteUrl(blogsPagePath(1)),
    language: locale ?? 'en',
    favicon: siteUrl('/favicon.ico'),
    copyright: xmlText(brand),
    generator: false,
    // The newest change in the list: the same list is the same feed.
    updated: changedAt === null ? undefined : new Date(changedAt),
    feedLinks: { rss: siteUrl(ROUTES.rssFeed), json: siteUrl(ROUTES.jsonFeed) },
    author: organization,
  });
  const authorOf = ({ author }: ArticleSummary) => (author ? { name: author } : organization);
  for (const { article, path } of news) {
    const description = xmlText(article.description ?? article.title);
    feed.addItem({
      // It stays when the article's place in the menu changes: a new id is a new article to readers.
      id: siteUrl(postPath(article.slug)),
      title: xmlText(article.title),
      link: siteUrl(path),
      description: form === 'rss' ? escapeHtml(description) : description,
      content: `<p>${escapeHtml(description)}</p>`,
      image: form === 'json' ? (article.cover ?? article.thumbnail)?.url : undefined,
      date: new Date(article.updatedAt ?? 0),
      published: article.publishedOn === null ? undefined : new Date(article.publishedOn),
      ...(form === 'rss' ? creatorOf(article) : { author: [authorOf(article)] }),
    });
  }
  return feed;
}

/** An author in RSS is an e-mail address; a name is the creator of Dublin Core. */
function creatorOf({ author }: ArticleSummary) {
  const creator = author && { name: 'dc:creator', objects: { _text: xmlText(author) } };
  return { extensions: creator ? [creator] : [] };
}
