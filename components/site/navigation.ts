import { type MenuLink, ROUTES } from '@/lib/routes';

/** An entry of the header's menu; one without an address only opens what lies below it. */
export type NavigationItem = { name: string; href: string | null; children: NavigationItem[] };

const leaf = (name: string, href: string): NavigationItem => ({ name, href, children: [] });

/** The fixed entries with the dynamic menu between them (specification §2, Header). */
export function toNavigation(menu: readonly MenuLink[]): NavigationItem[] {
  return [
    leaf('Home', ROUTES.home),
    {
      name: 'About Us',
      href: null,
      children: [
        leaf('Company Profile', ROUTES.companyProfile),
        leaf('Management Team', ROUTES.managementTeam),
      ],
    },
    ...menu.map(toItem),
    leaf('Blogs', ROUTES.blogs),
    leaf('Contact Us', ROUTES.contact),
  ];
}

// An entry that only groups others opens them; the address for "no article" is for a dead end.
function toItem(link: MenuLink): NavigationItem {
  const isGroup = link.children.length > 0 && link.href === ROUTES.noArticleFound;
  return {
    name: link.name,
    href: isGroup ? null : link.href,
    children: link.children.map(toItem),
  };
}
