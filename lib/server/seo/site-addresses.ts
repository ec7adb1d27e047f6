import 'server-only';
import type { ArticleSummary, ChangingResource, MenuItem } from '@/content-client';
import { postPath } from '@/lib/routing/article-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { blogsPagePath, ROUTES } from '@/lib/routing/routes';
import {
  getArticles,
  getBlogs,
  getLatestChange,
  getMenus,
  getNews,
} from '@/lib/server/cms/readers';

/** One address that search services shall keep. */
export type SiteAddress = {
  /** Canonical, percent-encoded. */
  path: string;
  /** ISO 8601, when what it shows was changed last; `null` where nothing says so. */
  changedAt: string | null;
  /** Absolute addresses of its pictures. */
  images: string[];
};

/** An article that search services may show, with its canonical address. */
export type PublicArticle = { article: ArticleSummary; path: string; isPost: boolean };

const HOME_NEWS = 3;

/** What each fixed screen is made of, apart from the shell around every screen. */
const SCREENS: readonly { path: string; resources: readonly ChangingResource[] }[] = [
  { path: ROUTES.home, resources: ['companyProfile', 'services'] },
  { path: ROUTES.companyProfile, resources: ['companyProfile', 'about'] },
  { path: ROUTES.managementTeam, resources: ['team', 'companyProfile'] },
  { path: ROUTES.services, resources: ['services', 'companyProfile'] },
  { path: ROUTES.faq, resources: ['faq'] },
  { path: ROUTES.contact, resources: ['addresses'] },
  { path: ROUTES.quote, resources: ['services', 'companyProfile'] },
];

/**
 * Every address that search services shall keep, each once: screens, pages of the blog list, and
 * articles that no editor has closed to them. Throws `ContentError`.
 */
export async function listSiteAddresses(): Promise<SiteAddress[]> {
  const [screens, blogs, articles] = await Promise.all([
    Promise.all(SCREENS.map(toScreenAddress)),
    blogAddresses(),
    listPublicArticles(),
  ]);
  const all = [...screens, ...blogs, ...articles.map(toArticleAddress)];
  return [...new Map(all.map((address) => [address.path, address])).values()];
}

/** Every article that search services may show, newest first. Throws `ContentError`. */
export async function listPublicArticles(): Promise<PublicArticle[]> {
  const [articles, menus] = await Promise.all([getArticles(), getMenus()]);
  return toPublicArticles(articles, menus);
}

/** The newest of the blog list among them; those of the menu are pages of the firm. */
export async function listPublicNews(count: number): Promise<PublicArticle[]> {
  const [news, menus] = await Promise.all([getNews(count), getMenus()]);
  return toPublicArticles(news, menus);
}

function toPublicArticles(
  articles: readonly ArticleSummary[],
  menus: readonly MenuItem[],
): PublicArticle[] {
  return articles
    .filter(({ noindex }) => !noindex)
    .map((article) => {
      const path = canonicalArticlePath(article.slug, menus);
      return { article, path, isPost: path === postPath(article.slug) };
    });
}

async function toScreenAddress({
  path,
  resources,
}: (typeof SCREENS)[number]): Promise<SiteAddress> {
  const changes = await Promise.all(resources.map(getLatestChange));
  if (path === ROUTES.home) changes.push(newestChange(await getNews(HOME_NEWS)));
  return { path, changedAt: latest(changes), images: [] };
}

async function blogAddresses(): Promise<SiteAddress[]> {
  const addresses: SiteAddress[] = [];
  let pageCount = 1;
  // One after the other: a long list would ask the service for all of it at once.
  for (let page = 1; page <= pageCount; page += 1) {
    const blogs = await getBlogs(page);
    pageCount = blogs?.pageCount ?? 1;
    if (page > 1 && !blogs?.articles.length) break;
    addresses.push({
      path: blogsPagePath(page),
      changedAt: newestChange(blogs?.articles ?? []),
      images: [],
    });
  }
  return addresses;
}

function toArticleAddress({ article, path }: PublicArticle): SiteAddress {
  const { cover, thumbnail, updatedAt } = article;
  const images = [cover, thumbnail].flatMap((image) => (image ? [image.url] : []));
  return { path, changedAt: updatedAt, images: [...new Set(images)] };
}

function newestChange(articles: readonly ArticleSummary[]): string | null {
  return latest(articles.map(({ updatedAt }) => updatedAt));
}

function latest(dates: readonly (string | null)[]): string | null {
  return dates.reduce(
    (newest, date) => (date && (!newest || Date.parse(date) > Date.parse(newest)) ? date : newest),
    null,
  );
}
