import 'server-only';
import type { Metadata } from 'next';
import { type CompanyProfile, findSetting, type Setting } from '@/content-client';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { toDescription } from '@/lib/shorten';
import { getBrand, getCompanyProfile, getSettings } from './content';

type Screen = {
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  canonical: string;
  /** The firm's own words about the screen; none: the sentence that holds for any firm. */
  describe: (profile: CompanyProfile, settings: readonly Setting[]) => string | null | undefined;
  otherwise: string;
};

const SCREENS = {
  home: {
    page: 'Home',
    canonical: ROUTES.home,
    describe: ({ heroText }) => heroText,
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
} satisfies Record<string, Screen>;

/** Title, description and canonical link of a fixed screen (specification §1 and §2). */
export async function screenMetadata(screen: keyof typeof SCREENS): Promise<Metadata> {
  const { page, canonical, describe, otherwise }: Screen = SCREENS[screen];
  const [brand, profile, settings] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getSettings(),
  ]);
  const description = toDescription(describe(profile, settings) ?? `${brand}. ${otherwise}`);
  return pageMetadata({ brand, page, canonical, description });
}
