import type { Article } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';

/**
 * The cover's button (specification §2): '#' where there is no link; another site opens in a new tab,
 * a screen of this one in the same.
 */
export function toCoverButton(button: Article['button']) {
  if (!button) return null;
  const href = safeHref(button.link) ?? '#';
  return { name: button.name, href, isNewTab: button.link !== '' && !href.startsWith('/') };
}
