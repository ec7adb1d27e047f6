import { CAREERS_COPY, PRESS_COPY } from '@/content/proof';
import { BLOGS_NAME, NAVIGATION_COPY as COPY } from '@/content/shell';
import type { CaseStudy } from '@/content-client';
import type { MenuLink } from '@/lib/routing/menu-links';
import { caseStudyPath, ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';

/** An entry of the header's menu; one without an address only opens what lies below it. */
export type NavigationItem = {
  name: string;
  href: string | null;
  /** One line about it, in the panels of large screens. */
  text?: string;
  /** What the panel of an entry of the bar shows beside the entries. */
  featured?: Featured;
  children: NavigationItem[];
};

export type Featured = { label?: string; title: string; href: string };

/** Screens of the organization that are there where it has something to show. */
export type CompanyScreens = {
  /** The first case study. */
  study?: Pick<CaseStudy, 'slug' | 'title' | 'client'>;
  hasVacancies?: boolean;
  hasPressKit?: boolean;
};

// What is not set is left out of an entry: as `undefined` it would be in the data of every page.
const leaf = (name: string, href: string, text?: string): NavigationItem => ({
  name,
  href,
  ...(text && { text }),
  children: [],
});

/** How many entries of the dynamic menu are in each page, about. */
const MAX_ENTRIES = 400;
/** How many entries a list of a longer menu shows: the first that is small enough. */
const LIST_LENGTHS = [Number.POSITIVE_INFINITY, 50, 25, 10, 5];

/**
 * The fixed entries with the dynamic menu between them (specification §2, Header). It is in every page,
 * so of a menu of thousands each list has its first entries, and then one that leads to the search.
 */
export function toNavigation(
  menu: readonly MenuLink[],
  { study, hasVacancies, hasPressKit }: CompanyScreens = {},
): NavigationItem[] {
  const isSmall = (length: number) => countEntries(menu, length) <= MAX_ENTRIES;
  const length = LIST_LENGTHS.find(isSmall) ?? LIST_LENGTHS.at(-1);
  return [
    leaf(COPY.home, ROUTES.home),
    {
      name: COPY.about,
      href: null,
      children: [
        leaf(COPY.companyProfile, ROUTES.companyProfile, COPY.companyProfileText),
        leaf(COPY.managementTeam, ROUTES.managementTeam, COPY.managementTeamText),
        ...(hasVacancies ? [leaf(CAREERS_COPY.title, ROUTES.careers, COPY.careersText)] : []),
        ...(hasPressKit ? [leaf(PRESS_COPY.title, ROUTES.press, COPY.pressText)] : []),
      ],
      featured: study
        ? { label: study.client, title: study.title, href: caseStudyPath(study.slug) }
        : { label: COPY.services, title: COPY.servicesText, href: ROUTES.services },
    },
    ...toItems(menu, length),
    leaf(BLOGS_NAME, ROUTES.blogs),
    leaf(COPY.contact, ROUTES.contact),
  ];
}

function countEntries(links: readonly MenuLink[], length: number): number {
  return links
    .slice(0, length)
    .reduce((sum, { children }) => sum + 1 + countEntries(children, length), 0);
}

function toItems(links: readonly MenuLink[], length: number | undefined): NavigationItem[] {
  const items = links.slice(0, length).map((link) => toItem(link, length));
  return items.length < links.length ? [...items, leaf(COPY.others, ROUTES.search)] : items;
}

// An entry that only groups others opens them; the address for "no article" is for a dead end.
function toItem(link: MenuLink, length: number | undefined): NavigationItem {
  const isGroup = link.children.length > 0 && link.href === ROUTES.noArticleFound;
  const href = safeHref(link.featured?.link);
  return {
    name: link.name,
    href: isGroup ? null : link.href,
    ...(link.description && { text: link.description }),
    ...(link.featured && href && { featured: { title: link.featured.title, href } }),
    children: toItems(link.children, length),
  };
}

/** How much fits into the bar at 1200 px, in the units of {@link widthOf}. */
const BAR_WIDTH = 740;
const MORE: NavigationItem = { name: COPY.more, href: null, children: [] };
/** What 'More' takes, with its arrow: for a single entry that is no wider, it would save nothing. */
const MORE_WIDTH = 90;

/**
 * The same entries for a bar of one line: what has no room in it is found under 'More', which
 * stands before the last two, fixed entries.
 */
export function fitIntoBar(items: readonly NavigationItem[]): NavigationItem[] {
  if (total(items) <= BAR_WIDTH) return [...items];
  const [first, last] = [items.slice(0, -2), items.slice(-2)];
  let shown = first.length;
  while (shown > 2 && total([...first.slice(0, shown), MORE, ...last]) > BAR_WIDTH) shown -= 1;
  const hidden = first.slice(shown);
  const [only] = hidden;
  if (only && hidden.length === 1 && widthOf(only) <= MORE_WIDTH) return [...items];
  return [...first.slice(0, shown), { ...MORE, children: hidden }, ...last];
}

/** Where each entry of the bar starts, in the units of {@link widthOf}. */
export function startsOf(items: readonly NavigationItem[]): number[] {
  return items.map((_, index) => total(items.slice(0, index)));
}

/** How many panels open beside each other from an entry on. */
export function panelsOf(item: NavigationItem): number {
  return item.children.length === 0 ? 0 : 1 + Math.max(...item.children.map(panelsOf));
}

function total(items: readonly NavigationItem[]): number {
  return items.reduce((sum, item) => sum + widthOf(item), 0);
}

// The server cannot measure: an average letter, the padding, and the arrow of what opens a panel.
function widthOf({ name, href, children }: NavigationItem): number {
  const arrow = href === null ? 18 : 32;
  return Math.min(name.length * 8.4, 192) + 24 + (children.length > 0 ? arrow : 0);
}
