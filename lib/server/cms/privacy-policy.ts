import 'server-only';
import { cache } from 'react';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { getArticle, getMenus } from './readers';

const SLUG = 'privacy-policy';

/** The path of the privacy policy, which is an article; `null` where the organization has none. */
export const getPrivacyPath = cache(async (): Promise<string | null> => {
  const [article, menus] = await Promise.all([getArticle(SLUG), getMenus()]);
  return article && canonicalArticlePath(article.slug, menus);
});
