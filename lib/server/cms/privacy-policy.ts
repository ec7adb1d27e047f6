import 'server-only';
import { cache } from 'react';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { PRIVACY_SLUG } from '@/lib/routing/routes';
import { findArticle, getMenus } from './readers';

/** The path of the privacy policy, which is an article; `null` where the organization has none. */
export const getPrivacyPath = cache(async (): Promise<string | null> => {
  const [article, menus] = await Promise.all([findArticle(PRIVACY_SLUG), getMenus()]);
  return article && canonicalArticlePath(article.slug, menus);
});
