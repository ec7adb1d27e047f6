import 'server-only';
import type { Metadata } from 'next';
import { type CompanyProfile, findSetting, type Setting } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { getBrand, getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { toDescription } from '@/lib/text/description';
import { siteMetadata } from './site-metadata';

type Screen = {
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  canonical: string;
  /** The firm's own words about the screen; none: the sentence that holds for any firm. */
  describe: (profile: CompanyProfile, settings: readonly Setting[]) => string | null | undefined;
  otherwise: string;
  /** Title on the picture for sharing; the page's name when absent or `null`. */
  titleOf?: (profile: CompanyProfile) => string | null;
  isIndexed?: boolean;
};

const SCREENS = {
  home: {
    page: 'Home',
    canonical: ROUTES.home,
    describe: ({ heroText }) => heroText,
    titleOf: ({ heroTitle }) => heroTitle,
    otherwise: 'Who we are, what we offer, and the latest news.',
  },
  companyProfile: {
    page: 'About Us',
    canonical: ROUTES.companyProfile,
    describe: ({ profileDescription }) => profileDescription,
    otherwise: 'Who we are, what we hold to, and where we are going.',
  },
  managementTeam: {
    page: 'About Us',
    canonical: ROUTES.managementTeam,
    describe: ({ teamText }) => teamText,
    otherwise: 'The people who lead our work, and what each of them answers for.',
    titleOf: () => 'Management Team',
  },
  services: {
    page: 'Services',
    canonical: ROUTES.services,
    describe: ({ servicesText }) => servicesText,
    otherwise: 'What we offer: our main services and how we work.',
  },
  faq: {
    page: 'FAQ',
    canonical: ROUTES.faq,
    describe: () => null,
    otherwise: 'Short answers to the questions clients ask before, during and after a project.',
  },
  contact: {
    page: 'Contact',
    canonical: ROUTES.contact,
    describe: (_, settings) => findSetting(settings, 'contact-us')?.value,
    otherwise: 'Offices, phone numbers and opening hours, and a form answered within 24 hours.',
  },
  quote: {
    page: 'Request A Quote',
    canonical: ROUTES.quote,
    describe: ({ quoteText }) => quoteText,
    otherwise: 'Tell us what you need and get a free quote.',
  },
  search: {
    page: 'Search',
    canonical: ROUTES.search,
    describe: () => null,
    otherwise: 'Search our services, articles, questions and people.',
    isIndexed: false,
  },
} satisfies Record<string, Screen>;

/** The metadata of a fixed screen (specification §1 and §2). Throws `ContentError`. */
export async function screenMetadata(screen: keyof typeof SCREENS): Promise<Metadata> {
  const { page, canonical, isIndexed, describe, otherwise }: Screen = SCREENS[screen];
  const [brand, profile, settings] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getSettings(),
  ]);
  return siteMetadata({
    page,
    canonical,
    isIndexed,
    imageTitle: titleOf(SCREENS[screen], brand, profile),
    description: toDescription(describe(profile, settings) ?? `${brand}. ${otherwise}`),
  });
}

/**
 * What the picture of a fixed screen says; `null` when there is no screen with this canonical
 * address. Throws `ContentError`.
 */
export async function screenTitle(canonical: string): Promise<string | null> {
  if (canonical === ROUTES.blogs) return 'Blogs';
  const screen = Object.values<Screen>(SCREENS).find((one) => one.canonical === canonical);
  if (!screen) return null;
  return titleOf(screen, await getBrand(), await getCompanyProfile());
}

function titleOf({ page, titleOf }: Screen, brand: string, profile: CompanyProfile): string {
  return titleOf?.(profile)?.replaceAll('{brand}', brand) ?? page;
}
