import { ABOUT_PATH, LEGACY_ALIASES, ROUTES } from '@/lib/routing/routes';

/** The screen an address shows, by its canonical path: several addresses show the same screen. */
export function screenPath(path: string): string {
  return path === ABOUT_PATH ? ROUTES.companyProfile : (LEGACY_ALIASES[path] ?? path);
}

/**
 * Tells which links of the shell lead to the screen one is on. Done in the browser: pages are
 * shared by all addresses of a screen, so the server cannot know.
 */
export function markCurrentLinks(path: string): void {
  const current = screenPath(path);
  const isPost = path.startsWith('/post/');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-menu] a')) {
    const target = screenPath(link.pathname);
    // Entries without an article share one address; none of them is a place to be.
    if (target === current && target !== ROUTES.noArticleFound)
      link.setAttribute('aria-current', 'page');
    // A post is no entry of the menu; the list it belongs to is.
    else if (isPost && target === ROUTES.blogs) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
