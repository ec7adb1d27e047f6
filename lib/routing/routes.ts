import type { MenuItem } from '@/content-client';

/** The canonical addresses of the fixed screens (specification §2, route table). */
export const ROUTES = {
  home: '/',
  companyProfile: '/aboutus/company-profile',
  managementTeam: '/aboutus/management-team',
  services: '/services',
  blogs: '/blogs',
  faq: '/faq',
  contact: '/contact',
  quote: '/quote',
  search: '/search',
  noArticleFound: '/no-article-found',
  unexpectedError: '/unexpected-error',
  rssFeed: '/feed.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  llms: '/llms.txt',
} as const;

/** The address that shows the company profile beside the canonical one. */
export const ABOUT_PATH = '/aboutus';

/** Old addresses and the screen each of them still shows (specification §2). */
export const LEGACY_ALIASES: Readonly<Record<string, string>> = {
  '/demo-videos.html': ROUTES.home,
  '/contact_us.php': ROUTES.contact,
  '/about-us.html': ROUTES.companyProfile,
  '/overview.html': ROUTES.companyProfile,
  '/success_stories': ROUTES.companyProfile,
};

/** Menus nest this deep (specification §9). */
export const MENU_LEVELS = 4;

/** First segment of the flat addresses. */
const POST_FOLDER = 'post';

const MAX_ARTICLE_SEGMENTS = MENU_LEVELS + 1;

/** A menu entry with this slug is hidden: the blog list has a fixed entry (specification §2). */
const HIDDEN_MENU_SLUG = 'blogs';

/** Where an article is asked for: its slug, and the menu names before it. */
export type ArticlePath = { slug: string; parents: string[] };

/**
 * Reads the segments of a catch-all address as an article's address (specification §2).
 *
 * @param segments One to five percent-encoded segments; the last one is the article's slug.
 * @returns `null` for more than five segments, an empty segment or a malformed encoding.
 */
export function parseArticlePath(segments: readonly string[]): ArticlePath | null {
  if (segments.length === 0 || segments.length > MAX_ARTICLE_SEGMENTS) return null;
  const words: string[] = [];
  for (const segment of segments) {
    // Segments arrive percent-encoded, so "caf%C3%A9" must be decoded before the look-up.
    const word = decodeSegment(segment);
    if (!word) return null;
    words.push(word);
  }
  const slug = words.at(-1);
  return slug ? { slug, parents: words.slice(0, -1) } : null;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Reads the segments of an article's whole address, `/post/{slug}` included.
 *
 * @returns Its slug, and the address as this site writes it; `null` for what is no such address.
 */
export function readArticleAddress(
  segments: readonly string[],
): { slug: string; path: string } | null {
  const isPost = segments[0] === POST_FOLDER && segments.length > 1;
  const place = parseArticlePath(isPost ? segments.slice(1) : segments);
  if (!place) return null;
  const parents = isPost ? [POST_FOLDER, ...place.parents] : place.parents;
  return { slug: place.slug, path: menuPath(parents, place.slug) };
}

/** Whether a path is percent-encoded as addresses are; a broken one, or a NUL, leads nowhere. */
export function isWellFormedPath(path: string): boolean {
  return decodeSegment(path)?.includes('\0') === false;
}

/** The flat address of an article, used by blog cards: `/post/{slug}`. */
export function postPath(slug: string): string {
  return menuPath([POST_FOLDER], slug);
}

/** The address of a page of search results, from 1. */
export function searchPath(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return `${ROUTES.search}?${parameters}`;
}

/** The address of a page of the blog list: the first one is the list itself. */
export function blogsPagePath(page: number): string {
  return page === 1 ? ROUTES.blogs : `${ROUTES.blogs}/page/${page}`;
}

/** The number in `/blogs/page/{number}`; `null` for what no such address has. */
export function parseBlogsPage(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
}

/** The address of an article's text as Markdown, by the article's own address. */
export function markdownPath(articlePath: string): string {
  return `${articlePath}.md`;
}

/** What an article's picture is called while a list gives way to the article, and back. */
export function articleTransition(slug: string): string {
  return `article-${encodeURIComponent(slug)}`;
}

/** A menu entry as the site shows it: with its address, and without the hidden ones. */
export type MenuLink = { name: string; slug: string; href: string; children: MenuLink[] };

/**
 * Gives each menu entry its address: the slugs of its ancestors and the slug of its article, or
 * /no-article-found where it has none. Entries with slug `blogs` are left out (specification §2).
 */
export function toMenuLinks(
  items: readonly MenuItem[],
  parents: readonly string[] = [],
): MenuLink[] {
  return items
    .filter((item) => item.slug !== HIDDEN_MENU_SLUG)
    .map((item) => ({
      name: item.name,
      slug: item.slug,
      href: item.articleSlug ? menuPath(parents, item.articleSlug) : ROUTES.noArticleFound,
      children: toMenuLinks(item.children, [...parents, item.slug]),
    }));
}

function menuPath(parents: readonly string[], articleSlug: string): string {
  return `/${[...parents, articleSlug].map(encodeURIComponent).join('/')}`;
}

/**
 * The one address that search crawlers shall keep for an article: its first place in the menu,
 * else `/post/{slug}` (product reading of specification §2).
 */
export function canonicalArticlePath(slug: string, items: readonly MenuItem[]): string {
  return firstMenuPath(slug, items, []) ?? postPath(slug);
}

function firstMenuPath(
  slug: string,
  items: readonly MenuItem[],
  parents: readonly string[],
): string | null {
  for (const item of items) {
    if (item.slug === HIDDEN_MENU_SLUG) continue;
    if (item.articleSlug === slug) return menuPath(parents, slug);
    const below = firstMenuPath(slug, item.children, [...parents, item.slug]);
    if (below) return below;
  }
  return null;
}

/** Every address the menu leads to, without /no-article-found, each once. */
export function menuPaths(items: readonly MenuItem[]): string[] {
  const flatten = (links: readonly MenuLink[]): string[] =>
    links.flatMap((link) => [link.href, ...flatten(link.children)]);
  return [...new Set(flatten(toMenuLinks(items)))].filter((path) => path !== ROUTES.noArticleFound);
}
