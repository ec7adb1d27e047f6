import 'server-only';
import type { Block, Category, MenuItem } from '@/content-client';
import { readArticleAddress } from '@/lib/routing/article-path';
import { canonicalArticlePath, withoutTakenPlaces } from '@/lib/routing/menu-links';
import { safeHref } from '@/lib/routing/safe-href';
import { fileUrl, isUploadedFile } from '@/lib/routing/uploaded-file';
import { tagRender } from '@/lib/server/cms/tag-render';
import { mediaUrl } from '@/lib/server/ops/env';
import { articleMirror } from './content';
import { movedTo } from './end-of-redirects';
import { knownLists } from './known-lists';
import { APPEARING } from './page-status';
import { articlePathOf } from './unknown-paths';

/** The menu as pages have it, and what it was made of. */
let known: { menu: unknown; pages: unknown; items: readonly MenuItem[] } | null = null;

/**
 * A link to an article as its canonical address: editors write any of its addresses. A link that redirects for good
 * leads to where that ends, one to a file of the content service there. Any other link, and one of which nothing
 * certain is known, is left as it is. Nothing is read for it.
 *
 * @param href As `safeHref` returns it.
 */
export function canonicalHref(href: string): string {
  const end = href.search(/[?#]|$/);
  const path = href.slice(0, end);
  if (isUploadedFile(path)) return fileUrl(href, mediaUrl());
  const items = knownMenu();
  if (!path.startsWith('/') || items === null || articlePathOf(path) !== path) return href;
  const slug = readArticleAddress(path.slice(1).split('/'))?.slug;
  if (slug !== undefined && articleMirror().isMissing(slug) === false) {
    return canonicalArticlePath(slug, items) + href.slice(end);
  }
  const moved = movedTo(path);
  if (moved === null) return href;
  // The redirect itself is followed as it is now, and so is a page that appears where it starts: this page must not
  // lead to where the link led before.
  void tagRender(APPEARING);
  return canonicalHref(/[?#]/.test(moved) ? moved : moved + href.slice(end));
}

/** An entry whose link leads to the canonical address. */
export function withCanonicalLink<T extends { link: string | null }>(entry: T): T {
  const href = safeHref(entry.link);
  return href === null ? entry : { ...entry, link: canonicalHref(href) };
}

/** The same of topics, each with those below it. */
export function withCanonicalLinks(categories: readonly Category[]): Category[] {
  return categories.map((category) => ({
    ...withCanonicalLink(category),
    children: withCanonicalLinks(category.children),
  }));
}

/** The same of the buttons among blocks. */
export function withCanonicalButtons(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => (block.kind === 'button' ? withCanonicalLink(block) : block));
}

function knownMenu(): readonly MenuItem[] | null {
  const menu = knownLists().menu.entries;
  const pages = knownLists().proofPaths.entries;
  if (menu === null || pages === null) return null;
  if (known?.menu !== menu || known.pages !== pages) {
    known = { menu, pages, items: withoutTakenPlaces(menu, new Set(pages)) };
  }
  return known.items;
}
