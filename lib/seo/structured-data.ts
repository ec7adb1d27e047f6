import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  Article as SchemaArticle,
  Service as SchemaService,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type {
  ArticleSummary,
  CompanyAddress,
  CompanyProfile,
  Service,
  SocialAccount,
} from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { parseOpeningTime } from './opening-hours';

/** An address of this site in full. */
type ToUrl = (path: string) => string;

/** A step on the way to a screen; the screen itself comes last and needs no address. */
export type TrailStep = { name: string; href?: string };

/** What names the firm in every description. */
export type Firm = {
  brand: string;
  profile: CompanyProfile;
  logo: string | null;
  phone: string | null;
  email: string | null;
  accounts: readonly SocialAccount[];
};

const SEARCH_WORDS = '{search_term_string}';

const firmId = (toUrl: ToUrl) => `${toUrl(ROUTES.home)}/#organization`;
const siteId = (toUrl: ToUrl) => `${toUrl(ROUTES.home)}/#website`;

/**
 * Descriptions in one graph, as the text of a `<script type="application/ld+json">`. Nothing in it
 * can end the element: `<` is written as an escape.
 */
export function toJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The firm. */
export function organization(firm: Firm, toUrl: ToUrl): Organization {
  const { brand, profile, logo, phone, email, accounts } = firm;
  return {
    '@type': 'Organization',
    '@id': firmId(toUrl),
    name: brand,
    url: toUrl(ROUTES.home),
    ...(logo && { logo }),
    ...(profile.footerText && { description: profile.footerText }),
    ...(profile.founded && { foundingDate: String(profile.founded) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(accounts.length > 0 && { sameAs: accounts.map(({ link }) => link) }),
    ...(profile.memberships.length > 0 && {
      memberOf: profile.memberships.map(({ name, fullName }) => ({
        '@type': 'Organization',
        name: fullName ?? name,
      })),
    }),
  };
}

/** The site, and how it is searched. */
export function webSite(brand: string, locale: string | null, toUrl: ToUrl): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(ROUTES.search)}?q=${SEARCH_WORDS}`,
    },
    // A property of Google's that the vocabulary does not have.
    'query-input': `required name=${SEARCH_WORDS.slice(1, -1)}`,
  } as const;
  return {
    '@type': 'WebSite',
    '@id': siteId(toUrl),
    name: brand,
    url: toUrl(ROUTES.home),
    publisher: { '@id': firmId(toUrl) },
    ...(locale && { inLanguage: locale }),
    potentialAction: search,
  };
}

/** A screen of the site. */
export function webPage(
  type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage',
  page: { path: string; name: string; description?: string | null },
  toUrl: ToUrl,
): WebPage {
  return {
    '@type': type,
    '@id': toUrl(page.path),
    url: toUrl(page.path),
    name: page.name,
    ...(page.description && { description: page.description }),
    isPartOf: { '@id': siteId(toUrl) },
    about: { '@id': firmId(toUrl) },
  };
}

/** The way from the home page to a screen. */
export function breadcrumbs(
  trail: readonly TrailStep[],
  path: string,
  toUrl: ToUrl,
): BreadcrumbList {
  // A menu entry that opens nothing has no address, and is no step to a program.
  const steps: TrailStep[] = [{ name: 'Home', href: ROUTES.home }, ...trail].filter(
    ({ href }, index) => href !== undefined || index === trail.length,
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => {
      const address = index === steps.length - 1 ? path : href;
      return {
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(address && { item: toUrl(address) }),
      };
    }),
  };
}

/** One office of the firm. */
export function localBusiness(office: CompanyAddress, firm: Firm, toUrl: ToUrl): LocalBusiness {
  const { label, address, phone, email, openingTime, latitude, longitude } = office;
  const hours = openingTime ? parseOpeningTime(openingTime) : [];
  return {
    '@type': 'LocalBusiness',
    '@id': `${toUrl(ROUTES.contact)}#${encodeURIComponent(label)}`,
    name: `${firm.brand}, ${label}`,
    url: toUrl(ROUTES.contact),
    parentOrganization: { '@id': firmId(toUrl) },
    address: { '@type': 'PostalAddress', streetAddress: address },
    ...(firm.logo && { image: firm.logo }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(
        ({ days, opens, closes }): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        }),
      ),
    }),
  };
}

/** Something that the firm offers. */
export function service(offer: Service, toUrl: ToUrl): SchemaService {
  const { title, description, link, background } = offer;
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    provider: { '@id': firmId(toUrl) },
    ...(description && { description }),
    ...(link?.startsWith('/') && { url: toUrl(link) }),
    ...(background && { image: background.url }),
  };
}

type DescribedArticle = {
  summary: ArticleSummary;
  path: string;
  image: string;
  /** A post of the blog list; else a page of the firm. */
  isPost: boolean;
  locale: string | null;
};

/** An article. */
export function article(described: DescribedArticle, toUrl: ToUrl): SchemaArticle {
  const { summary, path, image, isPost, locale } = described;
  return {
    '@type': isPost ? 'BlogPosting' : 'Article',
    '@id': `${toUrl(path)}#article`,
    headline: summary.title,
    ...(summary.description && { description: summary.description }),
    url: toUrl(path),
    mainEntityOfPage: toUrl(path),
    image: [image],
    datePublished: summary.publishedOn,
    dateModified: summary.updatedAt,
    author: { '@id': firmId(toUrl) },
    publisher: { '@id': firmId(toUrl) },
    ...(locale && { inLanguage: locale }),
  };
}

/** Questions and their answers, both as plain text. */
export function faqPage(
  entries: readonly { question: string; answer: string }[],
  toUrl: ToUrl,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': toUrl(ROUTES.faq),
    url: toUrl(ROUTES.faq),
    isPartOf: { '@id': siteId(toUrl) },
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
