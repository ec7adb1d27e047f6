import type { InventoryEntry } from '@/content-client';
import { decodeOrNull } from '@/lib/routing/decode-or-null';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { type ArticleHeading, articleHeadings, toHeadingHref } from '@/lib/text/article-headings';
import { type SiteAddresses, toPath } from './addresses';
import { quote, type Report } from './finding';
import type { WrittenLink } from './text-rules';
import { textOf, valuesIn } from './values';

/** Fields that contain a link. */
const LINK_FIELDS = new Set(['link', 'button_link', 'cloudLink', 'assistantLink', 'featuredLink']);

/** The targets of the links in the content. */
export type FollowedLinks = {
  /** Slugs of linked articles, with the entries that link to them. */
  articles: Map<string, Set<string>>;
  /** URLs of other sites, with the links to them. */
  external: Map<string, WrittenLink[]>;
};

/** The links in an entry's fields, outside its texts. */
export function linksOfFields(entry: InventoryEntry): WrittenLink[] {
  const links = valuesIn(entry.fields).flatMap(({ place, key, value }) =>
    LINK_FIELDS.has(key) && textOf(value) !== '' ? [{ entry, place, href: textOf(value) }] : [],
  );
  const isAccount = textOf(entry.fields.key).startsWith('social_account_');
  const account = isAccount ? textOf(entry.fields.value) : '';
  return account === '' ? links : [...links, { entry, place: 'value', href: account }];
}

/** Reports broken links within this site; links to other sites are returned unchecked. */
export function followLinks(
  links: readonly WrittenLink[],
  { addresses, siteUrl, report }: { addresses: SiteAddresses; siteUrl: string; report: Report },
): FollowedLinks {
  const followed: FollowedLinks = { articles: new Map(), external: new Map() };
  const siteOrigin = new URL(siteUrl).origin;
  for (const link of links) {
    const { entry, place } = link;
    const written = quote(link.href);
    const href = safeHref(link.href);
    if (href === null) {
      report('link-broken', entry, place, `“${written}” is not a link that the site allows.`);
      continue;
    }
    const own = href.startsWith(`${siteOrigin}/`) ? href.slice(siteOrigin.length) : href;
    if (isExternalHref(own)) {
      if (own === siteOrigin) continue;
      const known = followed.external.get(own);
      if (known) known.push(link);
      else followed.external.set(own, [link]);
    } else if (own === '#') {
      report('link-broken', entry, place, '“#” leads nowhere.');
    } else if (own.startsWith('#') && !leadsToHeading(own, entry)) {
      report('link-broken', entry, place, `No heading (# or ##) of this text is “${written}”.`);
    } else if (own.startsWith('/')) {
      follow(own, link);
    }
  }
  return followed;

  function follow(href: string, { entry, place, href: written }: WrittenLink): void {
    const path = toPath(href);
    if (!addresses.leadsSomewhere(path)) {
      report('link-broken', entry, place, `Nothing is at “${quote(written)}”.`);
      return;
    }
    const slug = addresses.slugAt(path);
    if (slug === null) return;
    const from = followed.articles.get(slug) ?? new Set();
    followed.articles.set(slug, from.add(entry.documentId));
  }
}

/** What the Markdown engine itself links, and the top of every page. */
const ALWAYS_THERE = /^#(?:user-content-|top$)/;

/** To read all texts of an entry again for each of its links would keep the process busy for minutes. */
const headingsOf = new WeakMap<InventoryEntry['blocks'], readonly ArticleHeading[]>();

/** Whether a link within a page leads to a part of it; of entries without blocks nobody knows. */
function leadsToHeading(href: string, { blocks }: InventoryEntry): boolean {
  if (blocks.length === 0 || ALWAYS_THERE.test(href)) return true;
  const headings = headingsOf.get(blocks) ?? articleHeadings(blocks);
  headingsOf.set(blocks, headings);
  const target = decodeOrNull(toHeadingHref(href, headings).slice(1));
  return headings.some(({ id }) => id === target);
}
