import type { MenuFeature, MenuItem } from '@/content-client';
import { menuPath, postPath } from './article-path';
import { ROUTES } from './routes';
import { safeHref } from './safe-href';

/** A menu entry with this slug is hidden: the blog list has a fixed entry (specification §2). */
const HIDDEN_MENU_SLUG = 'blogs';

/** A menu entry as the site shows it: with its path, and without the hidden entries. */
export type MenuLink = {
  name: string;
  slug: string;
  href: string;
  description: string | null;
  featured: MenuFeature | null;
  children: MenuLink[];
};

/**
 * Gives each menu entry its path: the slugs of its ancestors and the slug of its article, or the
 * address that its editor wrote, or /no-article-found where it has neither. Entries with slug `blogs`
 * are left out (specification §2).
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
      href: item.articleSlug
        ? menuPath(parents, item.articleSlug)
        : (safeHref(item.link) ?? ROUTES.noArticleFound),
      description: item.description,
      featured: item.featured,
      children: toMenuLinks(item.children, [...parents, item.slug]),
    }));
}

/**
 * The canonical path of an article: its first place in the menu, else `/post/{slug}` (product reading of
 * specification §2).
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
