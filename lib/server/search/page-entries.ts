import 'server-only';
import { METADATA_COPY } from '@/content/metadata';
import { CAREERS_COPY, CASE_STUDIES_COPY, PAPER_COPY, PRESS_COPY } from '@/content/proof';
import type { CaseStudy, ContentClient, ServicePage } from '@/content-client';
import { PAPER_ID } from '@/lib/routing/anchors';
import { caseStudyPath, ROUTES, servicePath, vacancyPath } from '@/lib/routing/routes';
import type { SearchEntry } from '@/lib/search/search-entry';
import { joinPieces, markdownToSearchText } from '@/lib/search/search-text';
import { isCurrentOn, today } from '@/lib/text/days';
import { articleText } from './article-text';

/** The entry of a service page, with everything that it says. */
export function toServiceEntry(page: ServicePage): SearchEntry {
  const { slug, title, summary, group, audience, outcomes, questions, duration, lead } = page;
  const items = [...outcomes, ...questions].flatMap((item) => [item.title, item.text]);
  return {
    kind: 'service',
    id: title,
    title,
    summary: summary ?? '',
    text: joinPieces([...items, audience, duration, lead?.name ?? null].filter(isText)),
    keywords: [page.seo.keywords, group].filter(isText).join(', '),
    href: servicePath(slug),
  };
}

/**
 * What visitors can find besides services, articles, questions and people: screens, case studies, open
 * positions, and what the organization has on paper. Throws `ContentError`.
 */
export async function readPages(content: ContentClient): Promise<SearchEntry[]> {
  const [studies, allVacancies, press, certificates, profile] = await Promise.all([
    content.caseStudies.list(),
    content.vacancies.list(),
    content.pressKit.find(),
    content.certificates.list(),
    content.companyProfile.find(),
  ]);
  const vacancies = allVacancies.filter(
    ({ closesOn, noindex }) => isCurrentOn(closesOn, today()) && !noindex,
  );
  const papers = [
    ...(profile?.registrations ?? []).map(({ name, fullName, number }) =>
      [name, fullName, number].filter(isText).join(' '),
    ),
    ...certificates
      .filter(({ validUntil }) => isCurrentOn(validUntil, today()))
      .map(({ name, number }) => [name, number].filter(isText).join(' ')),
  ];
  return [
    screen(
      'services',
      ROUTES.services,
      METADATA_COPY.services.page,
      METADATA_COPY.services.description,
    ),
    screen(
      'contact',
      ROUTES.contact,
      METADATA_COPY.contact.page,
      METADATA_COPY.contact.description,
    ),
    ...studies.filter(({ noindex }) => !noindex).map(toStudyEntry),
    ...(studies.length > 0
      ? [
          screen(
            'case studies',
            ROUTES.caseStudies,
            CASE_STUDIES_COPY.title,
            CASE_STUDIES_COPY.text,
          ),
        ]
      : []),
    ...vacancies.map(
      (vacancy): SearchEntry => ({
        kind: 'vacancy',
        id: vacancy.slug,
        title: vacancy.title,
        summary: vacancy.summary ?? '',
        text: markdownToSearchText(vacancy.description ?? ''),
        keywords: CAREERS_COPY.keywords,
        href: vacancyPath(vacancy.slug),
      }),
    ),
    ...(vacancies.length > 0
      ? [
          screen(
            'careers',
            ROUTES.careers,
            CAREERS_COPY.title,
            CAREERS_COPY.text,
            CAREERS_COPY.keywords,
          ),
        ]
      : []),
    ...(press
      ? [
          screen(
            'press',
            ROUTES.press,
            PRESS_COPY.title,
            press.intro ?? PRESS_COPY.text,
            PRESS_COPY.keywords,
          ),
        ]
      : []),
    ...(papers.length > 0
      ? [
          {
            ...screen(
              'on paper',
              `${ROUTES.companyProfile}#${PAPER_ID}`,
              PAPER_COPY.searchTitle,
              papers.join(', '),
            ),
            keywords: PAPER_COPY.keywords,
          },
        ]
      : []),
  ];
}

function toStudyEntry(study: CaseStudy): SearchEntry {
  const { slug, title, client, sector, product, location, summary, changes } = study;
  const figures = changes.flatMap(({ label, before, after }) => [label, before, after]);
  return {
    kind: 'case study',
    id: slug,
    title,
    summary: summary ?? '',
    text: joinPieces([...figures, articleText(study)]),
    keywords: [client, sector, product, location, study.seo.keywords].filter(isText).join(', '),
    href: caseStudyPath(slug),
  };
}

function screen(
  id: string,
  href: string,
  title: string,
  summary: string,
  keywords = '',
): SearchEntry {
  return { kind: 'page', id, title, summary, text: '', keywords, href };
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
