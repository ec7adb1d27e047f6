import 'server-only';
import { cache } from 'react';
import type { CaseStudy, Certificate, ServicePage, Vacancy } from '@/content-client';
import { caseStudyPath, ROUTES, servicePath, vacancyPath } from '@/lib/routing/routes';
import { isCurrentOn, today } from '@/lib/text/days';
import { clientFor, contentClient } from './readers';

// Additions to the specification: an organization that has none of them has empty lists. Each list
// is one read, and an entry is found in it: an address that nobody knows costs the service nothing.

export const getServicePages = cache(() => contentClient().servicePages.list());
export const getCaseStudies = cache(() => contentClient().caseStudies.list());
export const getTestimonials = cache(() => contentClient().testimonials.list());
export const getPressKit = cache(async () => (await clientFor(ROUTES.press)).pressKit.find());

/** The certificates that have not expired. */
export const getCertificates = cache(async (): Promise<Certificate[]> => {
  const certificates = await contentClient().certificates.list();
  return certificates.filter(({ validUntil }) => isCurrentOn(validUntil, today()));
});

/** The vacancies that are still open. */
export const getVacancies = cache(async (): Promise<Vacancy[]> => {
  const vacancies = await contentClient().vacancies.list();
  return vacancies.filter(({ closesOn }) => isCurrentOn(closesOn, today()));
});

export const getServicePage = cache(async (slug: string): Promise<ServicePage | null> => {
  const client = await clientFor(servicePath(slug));
  const pages =
    client === contentClient() ? await getServicePages() : await client.servicePages.list();
  return pages.find((page) => page.slug === slug) ?? null;
});

export const getCaseStudy = cache(async (slug: string): Promise<CaseStudy | null> => {
  const client = await clientFor(caseStudyPath(slug));
  const studies =
    client === contentClient() ? await getCaseStudies() : await client.caseStudies.list();
  return studies.find((study) => study.slug === slug) ?? null;
});

export const getVacancy = cache(async (slug: string): Promise<Vacancy | null> => {
  const client = await clientFor(vacancyPath(slug));
  const vacancies =
    client === contentClient() ? await getVacancies() : await client.vacancies.list();
  return vacancies.find((vacancy) => vacancy.slug === slug) ?? null;
});
