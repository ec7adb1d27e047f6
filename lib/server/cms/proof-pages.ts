import 'server-only';
import {
  type ContentClient,
  type MenuItem,
  type PageEntry,
  TAGS,
  type Tag,
} from '@/content-client';
import { mayShareAddress, withoutTakenPlaces } from '@/lib/routing/menu-links';
import { caseStudyPath, ROUTES, servicePath, vacancyPath } from '@/lib/routing/routes';
import { latestOf } from '@/lib/text/dates';
import { listOpenVacancies } from './current-entries';

/** A page that is there because an editor made an entry for it, or a list of such pages. */
export type ProofPage = {
  path: string;
  kind: 'service' | 'case study' | 'vacancy' | 'list';
  title: string | null;
  summary: string;
  /** ISO 8601, the last change of its content; `null` where unknown. */
  changedAt: string | null;
  /** The editor wants search engines to leave it out. */
  noindex: boolean;
  /** Absolute URLs of its images. */
  images: string[];
};

/** The tags of the entries that each have a page. */
export const ENTRY_TAGS: readonly Tag[] = [TAGS.servicePages, TAGS.caseStudies, TAGS.vacancies];

type Reads = Pick<ContentClient, 'servicePages' | 'caseStudies' | 'vacancies' | 'pressKit'>;

/**
 * Every page of services, case studies and open positions, their lists, and the press page, as far as
 * they are there. Throws `ContentError`.
 */
export async function listProofPages(client: Reads): Promise<ProofPage[]> {
  const [services, studies, vacancies, press] = await Promise.all([
    client.servicePages.list(),
    client.caseStudies.list(),
    listOpenVacancies(client),
    client.pressKit.find(),
  ]);
  return [
    ...services.map((page) => ({
      ...toPage(page, 'service', servicePath(page.slug)),
      images: page.cover ? [page.cover.url] : [],
    })),
    ...toList(ROUTES.caseStudies, studies),
    ...studies.map((study) => ({
      ...toPage(study, 'case study', caseStudyPath(study.slug)),
      images: study.cover ? [study.cover.url] : [],
    })),
    ...toList(ROUTES.careers, vacancies),
    ...vacancies.map((vacancy) => toPage(vacancy, 'vacancy', vacancyPath(vacancy.slug))),
    ...(press ? toList(ROUTES.press, [press]) : []),
  ];
}

/**
 * The menu in which no article has the address of another page. The pages are read only where the menu has
 * places among them. Throws `ContentError`.
 */
export async function withFreePlaces(
  items: readonly MenuItem[],
  client: Reads,
): Promise<readonly MenuItem[]> {
  if (!mayShareAddress(items)) return items;
  const pages = await listProofPages(client);
  return withoutTakenPlaces(items, new Set(pages.map(({ path }) => path)));
}

function toPage(
  entry: PageEntry & { summary: string | null },
  kind: ProofPage['kind'],
  path: string,
): ProofPage {
  const { title, summary, updatedAt: changedAt, noindex } = entry;
  return { path, kind, title, summary: summary ?? '', changedAt, noindex, images: [] };
}

function toList(path: string, entries: readonly { updatedAt: string | null }[]): ProofPage[] {
  if (entries.length === 0) return [];
  const changedAt = latestOf(entries.map(({ updatedAt }) => updatedAt));
  return [{ path, kind: 'list', title: null, summary: '', changedAt, noindex: false, images: [] }];
}
