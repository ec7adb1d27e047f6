import 'server-only';
import type { Metadata } from 'next';
import { BLOGS_COPY } from '@/content/blogs';
import { HOME_COPY } from '@/content/home';
import { METADATA_COPY } from '@/content/metadata';
import { type CompanyProfile, findSetting, type Setting } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { getBrand, getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { toDescription } from '@/lib/text/description';
import { withBrand } from '@/lib/text/with-brand';
import { siteMetadata } from './site-metadata';

type Screen = {
  /** The `{page}` of '{brand} - {page}'. */
  page: string;
  canonical: string;
  /** The description that the organization wrote; `null`: the default one. */
  describe?: (profile: CompanyProfile, settings: readonly Setting[]) => string | null | undefined;
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
  faq: { ...METADATA_COPY.faq, canonical: ROUTES.faq },
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
  return siteMetadata({
    page,
    canonical,
    isIndexed,
    imageTitle: titleOf(SCREENS[screen], brand, profile),
    description: toDescription(describe?.(profile, settings) ?? `${brand}. ${description}`),
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
