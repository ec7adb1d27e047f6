import 'server-only';
import type { Metadata } from 'next';
import { CAREERS_COPY, CASE_STUDIES_COPY, PRESS_COPY } from '@/content/proof';
import { findSetting, type PageEntry } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { markdownToSearchText } from '@/lib/search/search-text';
import type { PageMetadata } from '@/lib/seo/page-metadata';
import { chosenShareImage } from '@/lib/seo/share-image';
import { listProofPages } from '@/lib/server/cms/proof-pages';
import { getCaseStudies, getPressKit } from '@/lib/server/cms/proof-readers';
import { contentClient, getBrand, getSettings } from '@/lib/server/cms/readers';
import { asSentences, toDescription } from '@/lib/text/description';
import { siteMetadata } from './site-metadata';

type DescribedEntry = PageEntry & {
  summary: string | null;
  /** Markdown. */
  description?: string | null;
};

type List = {
  title: string;
  canonical: string;
  /** What the organization says there. */
  introduce?: () => Promise<string | null | undefined>;
  /** Used where it says nothing. */
  text: string;
};

const LISTS = {
  caseStudies: {
    ...CASE_STUDIES_COPY,
    canonical: ROUTES.caseStudies,
    introduce: async () =>
      asSentences((await getCaseStudies()).map(({ client, title }) => `${client}: ${title}`)),
  },
  careers: {
    ...CAREERS_COPY,
    canonical: ROUTES.careers,
    introduce: async () => findSetting(await getSettings(), 'careers')?.value,
  },
  press: {
    ...PRESS_COPY,
    canonical: ROUTES.press,
    introduce: async () => {
      const kit = await getPressKit();
      return kit?.intro ?? kit?.boilerplate;
    },
  },
} satisfies Record<string, List>;

/**
 * The metadata of the page of a service, a case study or a vacancy. Throws `ContentError`.
 *
 * @param article Its times, where it is an article to search engines as well (lib/seo/proof-data.ts).
 */
export async function entryMetadata(
  entry: DescribedEntry,
  canonical: string,
  article?: PageMetadata['article'],
): Promise<Metadata> {
  const { seo, title, summary, noindex } = entry;
  const text = seo.description ?? summary ?? markdownToSearchText(entry.description ?? '');
  return siteMetadata({
    page: seo.title ?? title,
    canonical,
    description: toDescription(text || `${await getBrand()}. ${title}`),
    keywords: seo.keywords,
    shareImage: chosenShareImage(seo.shareImage, title),
    imageTitle: title,
    isIndexed: !noindex,
    article,
  });
}

/** The metadata of a list of case studies or vacancies, and of the press page. Throws `ContentError`. */
export async function listMetadata(list: keyof typeof LISTS): Promise<Metadata> {
  const { title, text, canonical, introduce }: List = LISTS[list];
  return siteMetadata({
    page: title,
    canonical,
    description: toDescription((await introduce?.()) || `${await getBrand()}. ${text}`),
  });
}

/** The title on the share image at this canonical path; `null` where no such page is. Throws `ContentError`. */
export async function proofTitle(canonical: string): Promise<string | null> {
  const list = Object.values(LISTS).find((each) => each.canonical === canonical);
  if (list) return list.title;
  const pages = await listProofPages(contentClient());
  return pages.find(({ path }) => path === canonical)?.title ?? null;
}
