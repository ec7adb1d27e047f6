import type { Article, JobPosting, Offer, Service } from 'schema-dts';
import type { CaseStudy, Employment, ServicePage, Vacancy } from '@/content-client';
import { organizationId, type ToUrl } from './json-ld';

/** A service with its page: what it is, and its span of prices. */
export function servicePage(page: ServicePage, path: string, toUrl: ToUrl): Service {
  const { title, group, summary, cover, audience } = page;
  return {
    '@type': 'Service',
    '@id': `${toUrl(path)}#service`,
    name: title,
    serviceType: group ?? title,
    url: toUrl(path),
    provider: { '@id': organizationId(toUrl) },
    ...(summary && { description: summary }),
    ...(cover && { image: cover.url }),
    ...(audience && { audience: { '@type': 'Audience', audienceType: audience } }),
    ...offerOf(page),
  };
}

function offerOf({ price, priceNote }: ServicePage): { offers?: Offer } {
  if (!price) return {};
  const { from, to, currency } = price;
  return {
    offers: {
      '@type': 'Offer',
      ...(priceNote && { description: priceNote }),
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: currency,
        ...(from !== null && { minPrice: from }),
        ...(to !== null && { maxPrice: to }),
      },
    },
  };
}

type DescribedStudy = {
  study: CaseStudy;
  path: string;
  /** Absolute URL. */
  image: string;
  locale: string | null;
};

/** A case study, as an article of the organization. */
export function caseStudy({ study, path, image, locale }: DescribedStudy, toUrl: ToUrl): Article {
  const { title, summary, client, publishedOn, updatedAt } = study;
  return {
    '@type': 'Article',
    '@id': `${toUrl(path)}#article`,
    headline: title,
    url: toUrl(path),
    mainEntityOfPage: toUrl(path),
    ...(summary && { description: summary }),
    image: [image],
    ...(publishedOn && { datePublished: publishedOn }),
    ...(updatedAt && { dateModified: updatedAt }),
    about: { '@type': 'Organization', name: client },
    author: { '@id': organizationId(toUrl) },
    publisher: { '@id': organizationId(toUrl) },
    ...(locale && { inLanguage: locale }),
  };
}

const EMPLOYMENT_TYPES: Readonly<Record<Employment, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
};

type DescribedVacancy = {
  vacancy: Vacancy;
  /** Its text as HTML; `null`: the summary stands for it. */
  description: string | null;
  path: string;
  brand: string;
  /** Of the organization, where the vacancy names neither a place nor a country. */
  city: string | null;
  locale: string | null;
};

/**
 * An open position, as search engines for jobs read it. They refuse one without a text, a day and a
 * country, so there is none where neither the vacancy nor the language of the site names a country
 * (`en` instead of `en-TZ`).
 */
export function jobPostings(described: DescribedVacancy, toUrl: ToUrl): JobPosting[] {
  const { vacancy, path, brand, city, locale } = described;
  const description = described.description ?? vacancy.summary;
  const addressCountry = vacancy.country ?? (locale && new Intl.Locale(locale).region);
  if (!addressCountry || !description || !vacancy.publishedOn) return [];
  // The organization's city may be in another country than the vacancy's.
  const place = vacancy.location ?? (vacancy.country ? null : city);
  const posting: JobPosting = {
    '@type': 'JobPosting',
    '@id': `${toUrl(path)}#job`,
    title: vacancy.title,
    url: toUrl(path),
    description,
    employmentType: EMPLOYMENT_TYPES[vacancy.employment],
    datePosted: vacancy.publishedOn.slice(0, 10),
    ...(vacancy.closesOn && { validThrough: `${vacancy.closesOn}T23:59:59Z` }),
    hiringOrganization: { '@type': 'Organization', '@id': organizationId(toUrl), name: brand },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(place && { addressLocality: place }),
        addressCountry,
      },
    },
  };
  return [posting];
}
