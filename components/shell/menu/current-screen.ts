import { ABOUT_PATH, LEGACY_ALIASES, ROUTES } from '@/lib/routing/routes';

/** The screen an address shows, by its canonical path: several addresses show the same screen. */
export function screenPath(path: string): string {
  return path === ABOUT_PATH ? ROUTES.companyProfile : (LEGACY_ALIASES[path] ?? path);
}

/** Screens whose entries have addresses below their own. */
const LISTS: readonly string[] = [
  ROUTES.blogs,
  ROUTES.services,
  ROUTES.caseStudies,
  ROUTES.careers,
];

/**
 * The `aria-current` of a link in a menu.
 *
 * @param href Where the link leads.
 * @param path The path in the address bar.
 */
export function currentState(href: string, path: string): 'page' | 'true' | undefined {
  const target = screenPath(href);
  // Entries without an article share one address; none of them is a place to be.
  if (target === screenPath(path) && target !== ROUTES.noArticleFound) return 'page';
  // A post, or a case study, is no entry of the menu; the list it belongs to is.
  const isInList = LISTS.includes(target) && path.startsWith(`${target}/`);
  return isInList || (target === ROUTES.blogs && path.startsWith('/post/')) ? 'true' : undefined;
}
