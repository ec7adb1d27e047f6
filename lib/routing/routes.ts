import { decodeOrNull } from './decode-or-null';

/** The canonical addresses of the fixed screens (specification §2, route table). */
export const ROUTES = {
  home: '/',
  companyProfile: '/aboutus/company-profile',
  managementTeam: '/aboutus/management-team',
  services: '/services',
  caseStudies: '/case-studies',
  careers: '/careers',
  press: '/press',
  blogs: '/blogs',
  faq: '/faq',
  contact: '/contact',
  quote: '/quote',
  search: '/search',
  newsletter: '/newsletter',
  noArticleFound: '/no-article-found',
  unexpectedError: '/unexpected-error',
  rssFeed: '/feed.xml',
  jsonFeed: '/feed.json',
  sitemap: '/sitemap.xml',
  llms: '/llms.txt',
} as const;

/** They are rendered for each visitor. */
export const UNCACHED: readonly string[] = [ROUTES.search, ROUTES.newsletter];

/** A second address of the company profile, beside the canonical one. */
export const ABOUT_PATH = '/aboutus';

/** The article that the site itself links to as the privacy policy. */
export const PRIVACY_SLUG = 'privacy-policy';

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

/** The address of a page of search results, from 1. */
export function searchPath(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 && { page: String(page) }) });
  return `${ROUTES.search}?${parameters}`;
}

/** The address of the page of a service. */
export function servicePath(slug: string): string {
  return `${ROUTES.services}/${encodeURIComponent(slug)}`;
}

/** The address of a case study. */
export function caseStudyPath(slug: string): string {
  return `${ROUTES.caseStudies}/${encodeURIComponent(slug)}`;
}

/** The address of an open position. */
export function vacancyPath(slug: string): string {
  return `${ROUTES.careers}/${encodeURIComponent(slug)}`;
}

/** The address of the quote form with a service chosen, by the slug of its page. */
export function quotePath(service?: string): string {
  return service === undefined
    ? ROUTES.quote
    : `${ROUTES.quote}?service=${encodeURIComponent(service)}`;
}

/** The slug of the service page that a link leads to; `null` for any other link. */
export function serviceSlugOf(link: string | null): string | null {
  const slug = /^\/services\/([^/?#]+)\/?$/.exec(link ?? '')?.[1];
  return slug === undefined ? null : decodeOrNull(slug);
}

/** The address of a page of the blog list: the first one is the list itself. */
export function blogsPagePath(page: number): string {
  return page === 1 ? ROUTES.blogs : `${ROUTES.blogs}/page/${page}`;
}

/** The number in `/blogs/page/{number}`; `null` for any other segment. */
export function parseBlogsPage(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
}

/** The address of an article's text as Markdown, by the article's own address. */
export function markdownPath(articlePath: string): string {
  return `${articlePath}.md`;
}

/** Name of the view transition between an article's image in a list and on its own screen. */
export function articleTransition(slug: string): string {
  return `article-${encodeURIComponent(slug)}`;
}
