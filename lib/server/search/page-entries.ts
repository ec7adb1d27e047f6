import 'server-only';
import {
  CAREERS_COPY,
  CASE_STUDIES_COPY,
  PRESS_COPY,
  REGISTRATIONS_COPY,
  SERVICE_PAGE_COPY,
} from '@/content/proof';
import { SEARCH_KEYWORDS } from '@/content/search-keywords';
import {
  type CaseStudy,
  type ContentClient,
  findSetting,
  type ServicePage,
  type Setting,
  type Vacancy,
} from '@/content-client';
import { REGISTRATIONS_ID } from '@/lib/routing/anchors';
import { caseStudyPath, ROUTES, servicePath, vacancyPath } from '@/lib/routing/routes';
import type { SearchEntry } from '@/lib/search/search-entry';
import { joinPieces, markdownToSearchText } from '@/lib/search/search-text';
import { listOpenVacancies, listValidCertificates } from '@/lib/server/cms/current-entries';
import { priceText } from '@/lib/text/price';
import { articleText } from './article-text';
import { fixedScreens, screen } from './screen-entries';

/** The entry of a service page, with everything that it says. */
export function toServiceEntry(page: ServicePage): SearchEntry {
  const { slug, title, summary, group, audience, outcomes, questions, duration, lead } = page;
  const { price, priceNote } = page;
  const items = [...outcomes, ...questions].flatMap((item) => [item.title, item.text]);
  return {
    kind: 'service',
    id: title,
    title,
    summary: summary ?? '',
    text: joinPieces(
      [
        price && `${SERVICE_PAGE_COPY.price}: ${priceText(price, SERVICE_PAGE_COPY)}`,
        price && priceNote,
        ...items,
        audience,
        duration,
        lead?.name ?? null,
      ].filter(isText),
    ),
    keywords: [SERVICE_PAGE_COPY.keywords, price && SEARCH_KEYWORDS.price, group, page.seo.keywords]
      .filter(isText)
      .join(', '),
    href: servicePath(slug),
  };
}

/**
 * What visitors can find besides services, articles, questions, people and the company profile: screens, case
 * studies, open positions, and the registrations of the organization. Throws `ContentError`.
 */
export async function readPages(content: ContentClient): Promise<SearchEntry[]> {
  const [studies, openVacancies, press, certificates, profile, settings] = await Promise.all([
    content.caseStudies.list(),
    listOpenVacancies(content),
    content.pressKit.find(),
    listValidCertificates(content),
    content.companyProfile.find(),
    content.settings.list(),
  ]);
  const vacancies = openVacancies.filter(({ noindex }) => !noindex);
  return [
    ...fixedScreens(profile),
    ...studies.filter(({ noindex }) => !noindex).map(toStudyEntry),
    ...(studies.length > 0 ? [caseStudiesScreen()] : []),
    ...vacancies.map(toVacancyEntry),
    ...(vacancies.length > 0 ? [careersScreen(findSetting(settings, 'careers'))] : []),
    ...(press ? [pressScreen(press.intro)] : []),
    ...registrationsPart([
      ...(profile?.registrations ?? []).map(({ name, fullName, number }) => [
        name,
        fullName,
        number,
      ]),
      ...certificates.map(({ name, number }) => [name, number]),
    ]),
  ];
}

function caseStudiesScreen(): SearchEntry {
  const { title, text } = CASE_STUDIES_COPY;
  return screen(ROUTES.caseStudies, title, text);
}

/** Open positions, with what it is like to work here. */
function careersScreen(working: Setting | null): SearchEntry {
  const { title, text, keywords } = CAREERS_COPY;
  return {
    ...screen(ROUTES.careers, title, working?.value ?? text, keywords),
    text: markdownToSearchText(working?.richText ?? ''),
  };
}

function pressScreen(intro: string | null): SearchEntry {
  const { title, text, keywords } = PRESS_COPY;
  return screen(ROUTES.press, title, intro ?? text, keywords);
}

/** The part of the company profile with the registrations and certificates; nothing without any. */
function registrationsPart(entries: readonly (string | null)[][]): SearchEntry[] {
  if (entries.length === 0) return [];
  const { title, keywords } = REGISTRATIONS_COPY;
  const summary = entries.map((parts) => parts.filter(isText).join(' ')).join(', ');
  const href = `${ROUTES.companyProfile}#${REGISTRATIONS_ID}`;
  return [screen(href, title, summary, keywords)];
}

function toVacancyEntry({ slug, title, summary, description }: Vacancy): SearchEntry {
  return {
    kind: 'vacancy',
    id: slug,
    title,
    summary: summary ?? '',
    text: markdownToSearchText(description ?? ''),
    keywords: CAREERS_COPY.keywords,
    href: vacancyPath(slug),
  };
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

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
