import type { MenuLink } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';

type Place = {
  /** What the menu calls the page. */
  name: string;
  /** The pages below and beside it. */
  siblings: MenuLink[];
  /** Addresses of the entries it is below, the nearest first. */
  above: string[];
};

const MAX_SIBLINGS = 5;

/** Where the menu has the page of this address; `null`: nowhere. */
export function placeInMenu(
  path: string,
  level: readonly MenuLink[],
  above: readonly string[] = [],
): Place | null {
  const own = level.find(({ href }) => href === path);
  if (!own) {
    for (const { href, children } of level) {
      const place = placeInMenu(path, children, [href, ...above]);
      if (place) return place;
    }
    return null;
  }
  const siblings = [...own.children, ...level].filter(
    ({ href }) => href !== path && href !== ROUTES.noArticleFound,
  );
  return { name: own.name, siblings: siblings.slice(0, MAX_SIBLINGS), above: [...above] };
}
