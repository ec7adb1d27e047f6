import type { MenuFeature, MenuItem } from '@/content-client';
import { type ArticlePath, menuPath, postPath } from './article-path';
import { DEPENDENT_SCREENS, ENTRY_FOLDERS } from './entry-folders';
import { isFixedPath, isReservedPath } from './reserved-paths';
import { ROUTES } from './routes';
import { safeHref } from './safe-href';

/** A menu entry with this slug is hidden: the blog list has a fixed entry (specification §2). */
export const HIDDEN_MENU_SLUG = 'blogs';

/** A menu entry as the site shows it: with its path, and without the hidden entries. */
export type MenuLink = {
  name: string;
  slug: string;
  href: string;
  description: string | null;
  featured: MenuFeature | null;
  children: MenuLink[];
};

/** Of each menu what the site shows of it: a page asks for it up to four times, and they all have the same menu. */
const shown = new WeakMap<readonly MenuItem[], readonly MenuLink[]>();

/**
 * Gives each menu entry its path: the slugs of its ancestors and the slug of its article, or the
 * address that its editor wrote, or /no-article-found where it has neither. Entries with slug `blogs`
 * are left out (specification §2).
 */
export function toMenuLinks(items: readonly MenuItem[]): readonly MenuLink[] {
  const links = shown.get(items) ?? linksBelow([], items);
  shown.set(items, links);
  return links;
}

function linksBelow(parents: readonly string[], items: readonly MenuItem[]): MenuLink[] {
  return items
    .filter((item) => item.slug !== HIDDEN_MENU_SLUG)
    .map((item) => ({
      name: item.name,
      slug: item.slug,
      href: item.articleSlug
        ? placeBelow(parents, item.articleSlug)
        : (safeHref(item.link) ?? ROUTES.noArticleFound),
      description: item.description,
      featured: item.featured,
      children: linksBelow([...parents, item.slug], item.children),
    }));
}

// Where the site has something else, the article is at its flat address only.
function placeBelow(parents: readonly string[], articleSlug: string): string {
  const path = menuPath(parents, articleSlug);
  return isReservedPath(path) || isFixedPath(path) ? postPath(articleSlug) : path;
}

/** What the menu calls the page at an address; `null` where no entry leads there. */
export function menuNameAt(href: string, links: readonly MenuLink[]): string | null {
  for (const link of links) {
    const name = link.href === href ? link.name : menuNameAt(href, link.children);
    if (name !== null) return name;
  }
  return null;
}

/** Of each menu the first place of each of its articles, by slug: lists of articles ask for many. */
const places = new WeakMap<readonly MenuItem[], ReadonlyMap<string, string>>();

/**
 * The canonical path of an article: its first place in the menu, else `/post/{slug}` (product reading of
 * specification §2).
 */
export function canonicalArticlePath(slug: string, items: readonly MenuItem[]): string {
  const paths = places.get(items) ?? addPlaces(new Map(), items, []);
  places.set(items, paths);
  return paths.get(slug) ?? postPath(slug);
}

/** Whether the menu has the article at this path, there or at another place as well. */
export function isMenuPlace({ slug, parents }: ArticlePath, items: readonly MenuItem[]): boolean {
  const siblings = parents.reduce(
    (level, parent) =>
      level.filter((item) => item.slug === parent).flatMap((item) => item.children),
    items,
  );
  return siblings.some(({ articleSlug }) => articleSlug === slug);
}

function addPlaces(
  paths: Map<string, string>,
  items: readonly MenuItem[],
  parents: readonly string[],
): Map<string, string> {
  for (const { slug, articleSlug, children } of items) {
    if (slug === HIDDEN_MENU_SLUG) continue;
    if (articleSlug && !paths.has(articleSlug)) {
      paths.set(articleSlug, placeBelow(parents, articleSlug));
    }
    addPlaces(paths, children, [...parents, slug]);
  }
  return paths;
}

/** Whether an article of the menu may have its place where an editor has a page of another kind. */
export function mayShareAddress(items: readonly MenuItem[]): boolean {
  return items.some(
    ({ slug, articleSlug, children }) =>
      DEPENDENT_SCREENS.includes(`/${articleSlug}`) ||
      (children.some((child) => child.articleSlug) && ENTRY_FOLDERS.includes(`/${slug}`)),
  );
}

/**
 * The menu without places that pages of other kinds have: an entry whose article would be there leads to
 * the article's flat address, unless the article has another place.
 *
 * @param pages The paths of these pages.
 */
export function withoutTakenPlaces(
  items: readonly MenuItem[],
  pages: ReadonlySet<string>,
  parents: readonly string[] = [],
): MenuItem[] {
  return items.map((item) => {
    const { slug, articleSlug } = item;
    const children = withoutTakenPlaces(item.children, pages, [...parents, slug]);
    if (!articleSlug || !pages.has(menuPath(parents, articleSlug))) return { ...item, children };
    return { ...item, children, articleSlug: null, link: postPath(articleSlug) };
  });
}
