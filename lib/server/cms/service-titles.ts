import 'server-only';
import type { Service, ServicePage } from '@/content-client';
import type { ServiceGroup } from '@/lib/forms/service-options';
import { serviceSlugOf } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import { getServicePages } from './proof-readers';
import { getCoreServices, getMainServices } from './readers';

/** The services as the quote forms name them, each once. */
export async function listServiceTitles(): Promise<string[]> {
  const groups = await listServiceGroups();
  return groups.flatMap(({ options }) => options.map(({ title }) => title));
}

/**
 * The choices of the quote forms: the services that have a page, by their groups; then the titles of
 * all others. Throws `ContentError`.
 */
export async function listServiceGroups(): Promise<ServiceGroup[]> {
  const [core, main, pages] = await Promise.all([
    getCoreServices(),
    getMainServices(),
    getServicePages(),
  ]);
  return toServiceGroups([...core, ...main], pages);
}

/** Several cards may lead to one page: it is one choice, by the name of the page. */
export function toServiceGroups(
  cards: readonly Pick<Service, 'title' | 'link'>[],
  pages: readonly Pick<ServicePage, 'slug' | 'title' | 'group'>[],
): ServiceGroup[] {
  const slugs = new Set(pages.map(({ slug }) => slug));
  const names = new Set(pages.map(({ title }) => title));
  const groups = new Map<string | null, { title: string; slug: string | null }[]>();
  const add = (label: string | null, title: string, slug: string | null) =>
    groups.set(label, [...(groups.get(label) ?? []), { title, slug }]);
  for (const { title, slug, group } of pages) add(group, title, slug);
  for (const { title, link } of cards) {
    const slug = serviceSlugOf(safeHref(link));
    if (names.has(title) || (slug !== null && slugs.has(slug))) continue;
    names.add(title);
    add(null, title, null);
  }
  return [...groups]
    .map(([label, options]) => ({ label, options }))
    .sort((a, b) => Number(a.label === null) - Number(b.label === null));
}
