import 'server-only';
import { cache } from 'react';
import type { CaseStudy, ContentClient, ServicePage, Vacancy } from '@/content-client';
import { caseStudyPath, ROUTES, servicePath, vacancyPath } from '@/lib/routing/routes';
import { draftAt } from '@/lib/server/preview/preview';
import { listOpenVacancies, listValidCertificates } from './current-entries';
import { clientFor, contentClient, draftClient, getCompanyProfile, settledClient } from './readers';

// Additions to the specification: an organization that has none of them has empty lists. Each list
// is one read, and an entry is found in it: an address that nobody knows costs the service nothing.
// They fail as those of readers.ts do.

/** The pages of services. */
export const getServicePages = cache(() => contentClient().servicePages.list());
/** The case studies, in their order. */
export const getCaseStudies = cache(() => contentClient().caseStudies.list());
/** What clients say. */
export const getTestimonials = cache(async () => (await settledClient()).testimonials.list());
/** What journalists may use; `null`: there is nothing. */
export const getPressKit = cache(async () => (await clientFor(ROUTES.press)).pressKit.find());

const getCertificates = cache(async () => listValidCertificates(await settledClient()));

/** What a procurement officer asks for; `null`: there is none of it. */
export const getRegistrations = cache(async () => {
  const [{ legalName, registrations }, certificates] = await Promise.all([
    getCompanyProfile(),
    getCertificates(),
  ]);
  const isEmpty = !legalName && registrations.length === 0 && certificates.length === 0;
  return isEmpty ? null : { legalName, registrations, certificates };
});

/** The vacancies that are still open. */
export const getVacancies = cache(() => listOpenVacancies(contentClient()));

/** The page of the service with this slug; `null`: there is none. */
export const getServicePage = cache(
  (slug: string): Promise<ServicePage | null> =>
    findAt(servicePath(slug), slug, getServicePages, ({ servicePages }) => servicePages.list()),
);

/** The case study with this slug; `null`: there is none. */
export const getCaseStudy = cache(
  (slug: string): Promise<CaseStudy | null> =>
    findAt(caseStudyPath(slug), slug, getCaseStudies, ({ caseStudies }) => caseStudies.list()),
);

/** The open vacancy with this slug; `null`: there is none. */
export const getVacancy = cache(
  (slug: string): Promise<Vacancy | null> =>
    findAt(vacancyPath(slug), slug, getVacancies, ({ vacancies }) => vacancies.list()),
);

/** What visitors get, or the draft that an editor previews at this path, whatever its slug is by now. */
async function findAt<T extends { slug: string }>(
  path: string,
  slug: string,
  published: () => Promise<T[]>,
  list: (client: ContentClient) => Promise<T[]>,
): Promise<T | null> {
  const preview = await draftAt([path]);
  if (!preview) return findBySlug(slug, await published());
  const drafts = await list(draftClient(preview));
  return preview.documentId === null ? findBySlug(slug, drafts) : (drafts[0] ?? null);
}

function findBySlug<T extends { slug: string }>(slug: string, entries: readonly T[]): T | null {
  return entries.find((entry) => entry.slug === slug) ?? null;
}
