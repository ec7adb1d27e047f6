import { BLOG_LIST, type InventoryEntry } from '@/content-client';
import { isRecord } from '@/lib/is-record';
import { HIDDEN_MENU_SLUG } from '@/lib/routing/menu-links';
import { isFixedPath, isReservedPath, isSlug } from '@/lib/routing/reserved-paths';
import { MENU_LEVELS, PRIVACY_SLUG } from '@/lib/routing/routes';
import { anchorOf } from '@/lib/text/anchor';
import type { SiteAddresses } from './addresses';
import { quote, type Report } from './finding';
import { articleSlugOf, type MenuTree } from './menu-tree';
import { textOf } from './values';

/**
 * Menu entries that open nothing, are never shown, or share their path with another screen.
 *
 * @param pages Paths of services, case studies and vacancies, of their lists and of the press page.
 */
export function checkMenus(menu: MenuTree, pages: ReadonlySet<string>, report: Report): void {
  for (const entry of menu.entries) {
    if (textOf(entry.fields.slug) === HIDDEN_MENU_SLUG) continue;
    const path = menu.pathOf(entry);
    if (menu.isInCircle(entry)) {
      const message = 'Lies below itself: no page shows it, nor anything below it.';
      report('menu-without-article', entry, 'parent', message);
    } else if (menu.above(entry).length >= MENU_LEVELS) {
      const message = `Lies below level ${MENU_LEVELS} of the menu, which is the last one shown.`;
      report('menu-without-article', entry, 'parent', message);
    } else if (path === null && textOf(entry.fields.link) === '' && !menu.hasChildren(entry)) {
      const message =
        'Opens neither a published article nor an address, and has no entries below it.';
      report('menu-without-article', entry, 'article', message);
    } else if (path !== null && (isFixedPath(path) || pages.has(path))) {
      const message = `Its article would be at “${path}”, where the site has a screen of its own.`;
      report('address-taken', entry, 'article', message);
    } else if (path !== null && isReservedPath(path)) {
      const message = `Its article cannot be at “${path}”, where the site has files or programs.`;
      report('address-taken', entry, 'article', message);
    }
  }
}

/** Articles, including drafts, with the same slug: the second one cannot be published; or with one that is none. */
export function checkSlugs(drafts: readonly InventoryEntry[], report: Report): void {
  const bySlug = new Map<string, InventoryEntry[]>();
  for (const entry of drafts) {
    const slug = textOf(entry.fields.slug);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), entry]);
  }
  // A draft without a title has no address yet.
  bySlug.delete('');
  for (const [slug, entries] of bySlug) {
    for (const entry of isSlug(slug) ? [] : entries) {
      report('address-taken', entry, 'slug', `No article can be at “${slug}”.`);
    }
    for (const entry of entries.length > 1 ? entries : []) {
      const others = entries
        .filter((other) => other !== entry)
        .map(({ label }) => `“${quote(label)}”`);
      report(
        'address-taken',
        entry,
        'slug',
        `${others.join(', ')} has the slug “${slug}” as well.`,
      );
    }
  }
}

/**
 * Pages at the name of their type (`article`, `article-1`), which the form of the content service once proposed. It
 * refuses to publish there, but not what was published before, or was imported.
 */
export function checkChosenSlugs(pages: readonly InventoryEntry[], report: Report): void {
  for (const entry of pages) {
    const slug = textOf(entry.fields.slug);
    const title = anchorOf(textOf(entry.fields.title));
    const name = slug.replace(/-\d+$/, '');
    if (name !== entry.type || title === name || title === slug) continue;
    const message = `“${slug}” says nothing about this page. Write an address and publish; the old one will lead to it.`;
    report('address-unchosen', entry, 'slug', message);
  }
}

type LinkSources = {
  menus: readonly InventoryEntry[];
  types: readonly InventoryEntry[];
  linked: ReadonlyMap<string, Set<string>>;
};

/** Articles that are in no menu and no list, and that no other entry links to. */
export function checkOrphans(
  articles: readonly InventoryEntry[],
  { menus, types, linked }: LinkSources,
  report: Report,
): void {
  const inMenu = new Set(menus.map(articleSlugOf));
  const inList = new Set(types.filter(isBlogs).flatMap(({ fields }) => slugsIn(fields.articles)));
  for (const article of articles) {
    const slug = textOf(article.fields.slug);
    const isLinked = [...(linked.get(slug) ?? [])].some((from) => from !== article.documentId);
    // The footer links to the privacy policy by itself.
    const isListed = inMenu.has(slug) || inList.has(slug) || slug === PRIVACY_SLUG;
    if (isListed || isHidden(article) || isLinked) continue;
    report('article-orphaned', article, '', 'Is in no menu and no list, and nothing links to it.');
  }
}

/** Articles of which visitors find the title alone. */
export function checkEmpty(articles: readonly InventoryEntry[], report: Report): void {
  for (const article of articles) {
    if (article.blocks.length > 0 || isHidden(article)) continue;
    report('article-empty', article, 'blocks', 'Has no blocks: below its title the page is empty.');
  }
}

/** From search engines. */
function isHidden({ fields: { seo } }: InventoryEntry): boolean {
  return isRecord(seo) && seo.noindex === true;
}

/** The one list of articles that the site shows. */
function isBlogs({ fields }: InventoryEntry): boolean {
  return fields.type === BLOG_LIST;
}

function slugsIn(articles: unknown): string[] {
  if (!Array.isArray(articles)) return [];
  return articles.flatMap((article) => (isRecord(article) ? [textOf(article.slug)] : []));
}

/** Settings without any content. */
export function checkSettings(settings: readonly InventoryEntry[], report: Report): void {
  for (const entry of settings) {
    const { value, richText, singleMedia, supportMedia } = entry.fields;
    const isEmpty =
      textOf(value) === '' && textOf(richText) === '' && !singleMedia && !supportMedia;
    if (isEmpty) report('setting-empty', entry, '', 'Has neither a value, a text nor a file.');
  }
}

/** Redirects to nothing, in a loop, or from a path that has a screen. */
export function checkRedirects(
  redirects: readonly InventoryEntry[],
  addresses: SiteAddresses,
  report: Report,
): void {
  for (const entry of redirects) {
    const [from, to] = [textOf(entry.fields.from), textOf(entry.fields.to)];
    // A redirect works only where there is no page.
    if (addresses.hasScreen(from)) {
      const message = `“${from}” is the address of an existing page: the redirect has no effect.`;
      report('redirect-dead', entry, 'from', message);
    }
    // The target of a folder depends on the requested path in it.
    if (to.startsWith('/') && !to.endsWith('/*') && !addresses.leadsSomewhere(to)) {
      report('redirect-dead', entry, 'to', `Nothing is at “${quote(to)}”.`);
    }
  }
}
