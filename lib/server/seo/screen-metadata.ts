import 'server-only';
import type { Metadata } from 'next';
import { BLOGS_COPY } from '@/content/blogs';
import { HOME_COPY } from '@/content/home';
import { METADATA_COPY } from '@/content/metadata';
import { type CompanyProfile, findSetting, type Setting } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { getBrand, getCompanyProfile, getFaq, getSettings } from '@/lib/server/cms/readers';
import { asSentences, toDescription } from '@/lib/text/description';
import { htmlToText } from '@/lib/text/html-to-text';
import { withBrand } from '@/lib/text/with-brand';
import { siteMetadata } from './site-metadata';

type Screen = {
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  canonical: string;
  /** The description in the organization's words; `null` or empty: the default one. */
  describe?: (
    profile: CompanyProfile,
    settings: readonly Setting[],
  ) => string | null | undefined | Promise<string>;
  /** Used where the organization wrote none. */
  description: string;
  /** Title on the share image; default: the page's name. */
  titleOf?: (profile: CompanyProfile) => string | null;
  isIndexed?: boolean;
};

const SCREENS = {
  home: {
    ...METADATA_COPY.home,
    canonical: ROUTES.home,
    describe: ({ heroText }) => heroText,
    titleOf: ({ heroTitle }) => heroTitle ?? HOME_COPY.heroTitle,
  },
  companyProfile: {
    ...METADATA_COPY.companyProfile,
    canonical: ROUTES.companyProfile,
    describe: ({ profileDescription }) => profileDescription,
  },
  managementTeam: {
    ...METADATA_COPY.managementTeam,
    canonical: ROUTES.managementTeam,
    describe: ({ teamText }) => teamText,
    titleOf: () => METADATA_COPY.managementTeam.title,
  },
  services: {
    ...METADATA_COPY.services,
    canonical: ROUTES.services,
    describe: ({ servicesText }) => servicesText,
  },
  faq: {
    ...METADATA_COPY.faq,
    canonical: ROUTES.faq,
    describe: async () => asSentences((await getFaq()).map(({ title }) => htmlToText(title))),
  },
  contact: {
    ...METADATA_COPY.contact,
    canonical: ROUTES.contact,
    describe: (_, settings) => findSetting(settings, 'contact-us')?.value,
  },
  quote: {
    ...METADATA_COPY.quote,
    canonical: ROUTES.quote,
    describe: ({ quoteText }) => quoteText,
  },
  search: { ...METADATA_COPY.search, canonical: ROUTES.search, isIndexed: false },
  newsletter: { ...METADATA_COPY.newsletter, canonical: ROUTES.newsletter, isIndexed: false },
} satisfies Record<string, Screen>;

/**
 * The metadata of a fixed screen (specification §1 and §2). Throws `ContentError`.
 *
 * @param page The `{page}` of '{brand} - {page}', where the screen has several; default: its own.
 */
export async function screenMetadata(
  screen: keyof typeof SCREENS,
  page: string = SCREENS[screen].page,
): Promise<Metadata> {
  const { canonical, isIndexed, describe, description }: Screen = SCREENS[screen];
  const [brand, profile, settings] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getSettings(),
  ]);
  const own = await describe?.(profile, settings);
  return siteMetadata({
    page,
    canonical,
    isIndexed,
    imageTitle: titleOf(SCREENS[screen], brand, profile),
    description: toDescription(own || `${brand}. ${description}`),
  });
}

/**
 * The title on the share image of a fixed screen; `null` when there is no screen with this canonical
 * path. Throws `ContentError`.
 */
export async function screenTitle(canonical: string): Promise<string | null> {
  if (canonical === ROUTES.blogs) return BLOGS_COPY.breadcrumb;
  const screen = Object.values<Screen>(SCREENS).find((other) => other.canonical === canonical);
  if (!screen) return null;
  return titleOf(screen, await getBrand(), await getCompanyProfile());
}

function titleOf({ page, titleOf }: Screen, brand: string, profile: CompanyProfile): string {
  return withBrand(titleOf?.(profile) ?? page, brand);
}
