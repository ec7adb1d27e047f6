import 'server-only';
import type { ArticleSummary, ChangingResource, MenuItem } from '@/content-client';
import { HOME_POSTS, MAX_POSTS } from '@/lib/routing/blog-post';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { isSlug } from '@/lib/routing/reserved-paths';
import { blogsPagePath, ROUTES } from '@/lib/routing/routes';
import { listProofPages, type ProofPage } from '@/lib/server/cms/proof-pages';
import {
  contentClient,
  getArticles,
  getBlogs,
  getLatestChange,
  getMenus,
  getNews,
} from '@/lib/server/cms/readers';
import { shared } from '@/lib/server/ops/shared-state';
import { latestOf } from '@/lib/text/dates';

/** A page for search engines. */
export type SiteAddress = {
  /** Canonical, percent-encoded. */
  path: string;
  /** ISO 8601, the last change of its content; `null` where unknown. */
  changedAt: string | null;
  /** Absolute URLs of its images. */
  images: string[];
};

/** An article that search engines may show, with its canonical path. */
export type PublicArticle = { article: ArticleSummary; path: string };

/** The choices of a quote form. */
const QUOTE_FORM = ['services', 'servicePages'] as const;

/** The content of each fixed screen, without the shell around every screen. */
const SCREENS: readonly { path: string; resources: readonly ChangingResource[] }[] = [
  { path: ROUTES.home, resources: ['companyProfile', 'caseStudies', ...QUOTE_FORM] },
  { path: ROUTES.companyProfile, resources: ['companyProfile', 'about', 'certificates'] },
  { path: ROUTES.managementTeam, resources: ['team', 'companyProfile', ...QUOTE_FORM] },
  { path: ROUTES.services, resources: ['services', 'servicePages', 'companyProfile'] },
  { path: ROUTES.faq, resources: ['faq', 'companyProfile'] },
  { path: ROUTES.contact, resources: ['addresses', 'companyProfile'] },
  { path: ROUTES.quote, resources: ['companyProfile', ...QUOTE_FORM] },
];

/**
 * Every page for search engines, each once: screens, services, case studies, vacancies, pages of the
 * blog list, and articles, as far as no editor excluded them. The newest article is the last one, so that it moves no
 * other in a sitemap of several parts. Throws `ContentError`.
 */
export async function listSiteAddresses(): Promise<SiteAddress[]> {
  const [screens, blogs, articles, menus, proof] = await Promise.all([
    Promise.all(SCREENS.map(toScreenAddress)),
    blogAddresses(),
    getArticles(),
    getMenus(),
    listProofPages(contentClient()),
  ]);
  const pages = proof.filter(({ noindex }) => !noindex);
  const all = [...screens, ...pages.map(toAddress), ...blogs, ...articleAddresses(articles, menus)];
  return [...new Map(all.map((address) => [address.path, address])).values()];
}

/** Every article that search engines may show, newest first. Throws `ContentError`. */
export async function listPublicArticles(): Promise<PublicArticle[]> {
  const [articles, menus] = await Promise.all([getArticles(), getMenus()]);
  return toPublicArticles(articles, menus);
}

/** The newest of them in the blog list. Throws `ContentError`. */
export async function listPublicNews(count: number): Promise<PublicArticle[]> {
  // More than that: some may be excluded.
  const [news, menus] = await Promise.all([getNews(MAX_POSTS), getMenus()]);
  return toPublicArticles(news, menus).slice(0, count);
}

function toPublicArticles(
  articles: readonly ArticleSummary[],
  menus: readonly MenuItem[],
): PublicArticle[] {
  return articles
    .filter(({ slug, noindex }) => !noindex && isSlug(slug))
    .map((article) => ({ article, path: canonicalArticlePath(article.slug, menus) }));
}

function toAddress({ path, changedAt, images }: ProofPage): SiteAddress {
  return { path, changedAt, images };
}

async function toScreenAddress({
  path,
  resources,
}: (typeof SCREENS)[number]): Promise<SiteAddress> {
  const changes = await Promise.all(resources.map(getLatestChange));
  if (path === ROUTES.home) changes.push(newestChange(await getNews(HOME_POSTS)));
  return { path, changedAt: latestOf(changes), images: [] };
}

// Of the further pages only the number is read: there may be hundreds, and any article moves them all.
async function blogAddresses(): Promise<SiteAddress[]> {
  const blogs = await getBlogs(1);
  const count = Math.max(0, (blogs?.pageCount ?? 1) - 1);
  const others = Array.from({ length: count }, (_, index) => index + 2);
  return [
    { path: blogsPagePath(1), changedAt: newestChange(blogs?.articles ?? []), images: [] },
    ...others.map((page) => ({ path: blogsPagePath(page), changedAt: null, images: [] })),
  ];
}

/** Those of the last call: a sitemap of several parts asks once more for each of them. */
const lastAddresses = shared('articleAddresses', () => ({
  articles: null as readonly ArticleSummary[] | null,
  menus: null as readonly MenuItem[] | null,
  addresses: [] as SiteAddress[],
}));

function articleAddresses(
  articles: readonly ArticleSummary[],
  menus: readonly MenuItem[],
): SiteAddress[] {
  const last = lastAddresses();
  if (last.articles !== articles || last.menus !== menus) {
    const addresses = toPublicArticles(articles, menus).map(toArticleAddress).reverse();
    Object.assign(last, { articles, menus, addresses });
  }
  return last.addresses;
}

function toArticleAddress({ article, path }: PublicArticle): SiteAddress {
  const { cover, thumbnail, updatedAt } = article;
  const images = [cover, thumbnail].flatMap((image) => (image ? [image.url] : []));
  return { path, changedAt: updatedAt, images: [...new Set(images)] };
}

function newestChange(articles: readonly ArticleSummary[]): string | null {
  return latestOf(articles.map(({ updatedAt }) => updatedAt));
}
