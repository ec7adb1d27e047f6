import { canonicalArticlePath, ROUTES } from '@/lib/routes';
import { safeHref } from '@/lib/safe-href';
import type { SearchEntry } from '@/lib/search';
import {
  getArticles,
  getCoreServices,
  getFaq,
  getMainServices,
  getMenus,
  getTeam,
} from '@/lib/server/content';
import { htmlToText } from '@/lib/server/sanitize-html';

/** Everything a visitor can find: services first, since equals keep this order. */
export async function searchableEntries(): Promise<SearchEntry[]> {
  const [core, main, articles, faq, team, menus] = await Promise.all([
    getCoreServices(),
    getMainServices(),
    getArticles(),
    getFaq(),
    getTeam(),
    getMenus(),
  ]);
  return [
    ...[...core, ...main].filter(isFirstOfItsTitle).map(
      (service): SearchEntry => ({
        kind: 'service',
        title: service.title,
        text: service.description ?? '',
        href: safeHref(service.link) ?? ROUTES.services,
      }),
    ),
    ...articles.map(
      (article): SearchEntry => ({
        kind: 'article',
        title: article.title,
        text: article.description ?? '',
        href: canonicalArticlePath(article.slug, menus),
      }),
    ),
    ...faq.map(
      (entry): SearchEntry => ({
        kind: 'question',
        title: htmlToText(entry.title),
        text: htmlToText(entry.description),
        href: ROUTES.faq,
      }),
    ),
    ...team.map(
      (member): SearchEntry => ({
        kind: 'person',
        title: member.name,
        text: [member.designation, member.biography].filter(Boolean).join('. '),
        href: ROUTES.managementTeam,
      }),
    ),
  ];
}

// Core and main services overlap.
function isFirstOfItsTitle<T extends { title: string }>(item: T, index: number, all: T[]): boolean {
  return all.findIndex(({ title }) => title === item.title) === index;
}
