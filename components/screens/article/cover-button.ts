import type { Article } from '@/content-client';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { type ArticleHeading, toHeadingHref } from '@/lib/text/article-headings';

/**
 * The cover's button (specification §2): '#' where there is no link; another site opens in a new tab,
 * everything else in the same.
 */
export function toCoverButton(button: Article['button'], headings: readonly ArticleHeading[]) {
  if (!button) return null;
  const href = toHeadingHref(safeHref(button.link) ?? '#', headings);
  return { name: button.name, href, isNewTab: button.link === null || isExternalHref(href) };
}
