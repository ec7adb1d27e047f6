import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  Person,
  Article as SchemaArticle,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { ArticleSummary } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { organizationId, type ToUrl, websiteId } from './json-ld';

/** One level of the breadcrumb; the screen itself comes last and needs no `href`. */
export type TrailStep = { name: string; href?: string };

const SEARCH_TERM = '{search_term_string}';

/** The site, and the URL of its search. */
export function webSite(brand: string, locale: string | null, toUrl: ToUrl): WebSite {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toUrl(ROUTES.search)}?q=${SEARCH_TERM}`,
    },
    // A property of Google that schema.org does not define.
    'query-input': `required name=${SEARCH_TERM.slice(1, -1)}`,
  } as const;
  return {
    '@type': 'WebSite',
    '@id': websiteId(toUrl),
    name: brand,
    url: toUrl(ROUTES.home),
    publisher: { '@id': organizationId(toUrl) },
    ...(locale && { inLanguage: locale }),
    potentialAction: search,
  };
}

/** A screen of the site; `about` where it says more of the organization than every other screen. */
export function webPage(
  type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage',
  page: { path: string; name: string; description?: string | null; about?: Organization },
  toUrl: ToUrl,
): WebPage {
  return {
    '@type': type,
    '@id': toUrl(page.path),
    url: toUrl(page.path),
    name: page.name,
    ...(page.description && { description: page.description }),
    isPartOf: { '@id': websiteId(toUrl) },
    about: page.about ?? { '@id': organizationId(toUrl) },
  };
}

/** The breadcrumb of a screen. */
export function breadcrumbs(
  trail: readonly TrailStep[],
  path: string,
  toUrl: ToUrl,
): BreadcrumbList {
  // A menu entry without an article has no URL, so it is left out.
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

type DescribedArticle = {
  summary: ArticleSummary;
  /** Who wrote it; `null`: the organization. */
  author: Person | null;
  path: string;
  image: string;
  /** A post of the blog list; else a page of the organization. */
  isPost: boolean;
  locale: string | null;
};

/** An article. */
export function article(described: DescribedArticle, toUrl: ToUrl): SchemaArticle {
  const { summary, author, path, image, isPost, locale } = described;
  return {
    '@type': isPost ? 'BlogPosting' : 'Article',
    '@id': `${toUrl(path)}#article`,
    headline: summary.title,
    ...(summary.description && { description: summary.description }),
    url: toUrl(path),
    mainEntityOfPage: toUrl(path),
    image: [image],
    ...(summary.publishedOn && { datePublished: summary.publishedOn }),
    ...(summary.updatedAt && { dateModified: summary.updatedAt }),
    author: author ?? { '@id': organizationId(toUrl) },
    publisher: { '@id': organizationId(toUrl) },
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
    isPartOf: { '@id': websiteId(toUrl) },
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
