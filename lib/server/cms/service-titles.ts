import 'server-only';
import type { Service, ServicePage } from '@/content-client';
import { LIMITS } from '@/lib/forms/form-limits';
import type { ServiceGroup } from '@/lib/forms/service-options';
import { serviceSlugOf } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import { truncate } from '@/lib/text/truncate';
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

/**
 * Several cards may lead to one page: it is one choice, by the name of the page. What is longer than the
 * content service takes is cut: chosen as it is, no form with it could be sent.
 */
export function toServiceGroups(
  cards: readonly Pick<Service, 'title' | 'link'>[],
  pages: readonly Pick<ServicePage, 'slug' | 'title' | 'group'>[],
): ServiceGroup[] {
  const slugs = new Set(pages.map(({ slug }) => slug));
  const names = new Set(pages.map(({ title }) => toChoice(title)));
  const groups = new Map<string | null, { title: string; slug: string | null }[]>();
  const add = (label: string | null, title: string, slug: string | null) =>
    groups.set(label, [...(groups.get(label) ?? []), { title, slug }]);
  for (const { title, slug, group } of pages) add(group, toChoice(title), slug);
  for (const card of cards) {
    const title = toChoice(card.title);
    const slug = serviceSlugOf(safeHref(card.link));
    if (names.has(title) || (slug !== null && slugs.has(slug))) continue;
    names.add(title);
    add(null, title, null);
  }
  return [...groups]
    .map(([label, options]) => ({ label, options }))
    .sort((a, b) => Number(a.label === null) - Number(b.label === null));
}

function toChoice(title: string): string {
  return truncate(title, LIMITS.service);
}
