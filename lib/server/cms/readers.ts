import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { cache } from 'react';
import { DEFAULT_COMPANY_PROFILE } from '@/content/company';
import {
  type Article,
  type ArticleSummary,
  BLOG_TAGS,
  type BlogList,
  type Category,
  type ChangingResource,
  type CompanyAddress,
  type CompanyProfile,
  type ContentClient,
  ContentError,
  findSetting,
  isTypeMissing,
  MENU_TAGS,
  type MenuItem,
  slugTag,
  TAGS,
} from '@/content-client';
import { accentOf } from '@/lib/colour/theme-style';
import { postPath } from '@/lib/routing/article-path';
import { ROUTES } from '@/lib/routing/routes';
import { toLocale } from '@/lib/seo/locale';
import { tagRender } from '@/lib/server/cms/tag-render';
import { logWarningOnce } from '@/lib/server/ops/log';
import { currentPreview, draftAt } from '@/lib/server/preview/preview';
import type { Preview } from '@/lib/server/preview/preview-token';
import { brandOf } from './brand-of';
import { withCanonicalLink, withCanonicalLinks } from './canonical-href';
import { configuredClient } from './configured-client';
import { articleMirror, backgroundClient, storedClient, storedReads } from './content';
import { FALLBACK_TIMEOUT_MS, INCOMPLETE_SECONDS, isOutage, SHORT_FAULT_MS } from './faults';
import { withFreePlaces } from './proof-pages';

/** The screens that an editor can choose for a preview of the company profile. */
const PROFILE_SCREENS = [
  ...[ROUTES.home, ROUTES.companyProfile, ROUTES.managementTeam, ROUTES.services],
  ...[ROUTES.faq, ROUTES.contact, ROUTES.quote],
];

const fetchForRender: typeof fetch = async (input, init) => {
  await tagRender(init?.next?.tags ?? []);
  return storedReads(input, init);
};

let renderClient: ContentClient | null = null;
let topicsFailSince: number | null = null;

/** The client of the screens; created on first use, so that importing this file reads no environment. */
export function contentClient(): ContentClient {
  renderClient ??= storedClient(fetchForRender);
  return renderClient;
}

/** The client for what is on these paths: one for drafts, without a cache, where an editor previews one. */
export async function clientFor(...paths: readonly string[]): Promise<ContentClient> {
  const preview = await draftAt(paths);
  return preview ? draftClient(preview) : contentClient();
}

/** The client of a preview: it reads the draft that the preview is of, or all where it is of none. */
export function draftClient({ documentId }: Pick<Preview, 'documentId'>): ContentClient {
  return configuredClient({ drafts: { of: documentId } });
}

/** The client for what has no drafts: with the change that an editor previews before it is saved. */
export const settledClient = cache(async (): Promise<ContentClient> => {
  const unsavedChange = (await currentPreview())?.change;
  return unsavedChange ? configuredClient({ unsavedChange }) : contentClient();
});

/** What a page can do without; `null` while nobody knows it: the page is soon rendered again. */
async function orNull<T>(
  tags: readonly string[],
  reading: Promise<T>,
  mayFail = (error: unknown) => error instanceof ContentError,
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!mayFail(error)) throw error;
    await tagRender(tags, INCOMPLETE_SECONDS);
    return null;
  }
}

function servicesClient(): Promise<ContentClient> {
  return clientFor(ROUTES.home, ROUTES.services);
}

// The framework does not deduplicate requests with a time-out, and metadata and screen read the same
// content: each reader runs once per render. Each gives what is published, and in a preview what the editor
// sees. Where the service fails it is the last good answer; each throws `ContentError` where there is none.

/** Where old addresses lead; none on a service without redirects. */
export const getRedirects = cache(() => contentClient().redirects.list());
/** The menu as a tree, for the header, the footer and the paths of articles. */
export const getMenus = cache(async (): Promise<readonly MenuItem[]> => {
  const client = await settledClient();
  if (client !== contentClient()) return withFreePlaces(await client.menus.list(), client);
  await tagRender(MENU_TAGS);
  return withFreePlaces(await backgroundClient().menus.list(), client);
});
/** Every setting, to look one up with `findSetting` (specification §3, Global entities). */
export const getSettings = cache(async () => (await settledClient()).settings.list());
/** The offices, in their order. */
export const getAddresses = cache(async () => (await settledClient()).addresses.list());
/**
 * The topics; none where the service answers, but does not give them: no page depends on them. A page
 * without them because the service has begun to fail is soon rendered again. Where it is down as a whole,
 * nobody knows.
 */
export const getCategories = cache(async (): Promise<Category[]> => {
  try {
    const topics = await (await settledClient()).categories.tree();
    topicsFailSince = null;
    return withCanonicalLinks(topics);
  } catch (error) {
    if (!(error instanceof ContentError) || isOutage(error)) throw error;
    const place = { resource: 'categories', entry: null, path: '' };
    logWarningOnce('content-issue', { ...place, message: error.message });
    if (error.kind === 'unavailable') {
      topicsFailSince ??= performance.now();
      const isShort = performance.now() - topicsFailSince < SHORT_FAULT_MS;
      if (isShort) await tagRender([TAGS.categories], INCOMPLETE_SECONDS);
    }
    return [];
  }
});
/** The article with this slug and its blocks; `null`: there is none. */
export const getArticle = cache(async (slug: string): Promise<Article | null> => {
  const client = await clientFor(postPath(slug));
  if (client !== contentClient()) return client.articles.find(slug);
  if (articleMirror().isMissing(slug) !== true) {
    try {
      return await Promise.race([client.articles.find(slug), lastKnown(slug)]);
    } catch (error) {
      // After a start, what an earlier process knew may not have been read yet.
      await articleMirror().restore();
      if (articleMirror().isMissing(slug) !== true) throw error;
    }
  }
  // Programs try thousands of addresses: the content service is not asked for each.
  await tagRender([slugTag(slug)]);
  return null;
});
/**
 * The same, for a page that can do without it: after a start it waits only for what an earlier process knew, and
 * what nobody knows is left out for a while.
 */
export const findArticle = cache((slug: string) =>
  orNull([slugTag(slug)], Promise.race([getArticle(slug), lastMissing(slug)])),
);

/** What an earlier process stored of an article, where the service does not answer for a while after a start. Else it never ends. */
async function lastKnown(slug: string): Promise<Article> {
  if (await isUnanswered()) {
    const stored = await articleMirror().find(slug);
    if (stored) return stored;
  }
  return new Promise(() => {});
}

/** The same of an article that it did not know. */
async function lastMissing(slug: string): Promise<null> {
  if (await isUnanswered()) {
    await articleMirror().restore();
    if (articleMirror().list() !== null && articleMirror().isMissing(slug) !== false) {
      await tagRender([slugTag(slug)], INCOMPLETE_SECONDS);
      return null;
    }
  }
  return new Promise(() => {});
}

async function isUnanswered(): Promise<boolean> {
  if (articleMirror().hasBeenRead) return false;
  await sleep(FALLBACK_TIMEOUT_MS);
  return !articleMirror().hasBeenRead;
}

/** Every published article, without its blocks. */
export const getArticles = cache(async (): Promise<readonly ArticleSummary[]> => {
  await tagRender([TAGS.articles, TAGS.articleSlugs, TAGS.media]);
  const known = articleMirror().list();
  if (known) return known;
  try {
    return await contentClient().articles.list();
  } catch (error) {
    // After a start, what an earlier process knew may not have been read yet.
    await articleMirror().restore();
    const restored = articleMirror().list();
    if (restored) return restored;
    throw error;
  }
});
/** The newest articles of the blog list, `count` (100 at most). */
export const getNews = cache(async (count: number): Promise<ArticleSummary[]> => {
  await tagRender(BLOG_TAGS);
  return backgroundClient().articles.latest(count);
});
/** The same, for a page that can do without them. */
export const findNews = cache((count: number) => orNull(BLOG_TAGS, getNews(count)));
/** The same, `null` only where the service does not let the site read them: home has them wherever they are. */
export const getNewsIfAny = cache((count: number) =>
  orNull(BLOG_TAGS, getNews(count), isTypeMissing),
);
/** One page of the blog list, counted from 1; a page behind the last has no articles. `null`: there is no blog list. */
export const getBlogs = cache(async (page: number): Promise<BlogList | null> => {
  const { blogs } = await settledClient();
  if (page === 1) return blogs.find();
  // Anybody can ask for the millionth page: the content service is asked for those there are.
  const first = await blogs.find();
  if (first && page > first.pageCount) return { ...first, articles: [], page };
  return blogs.find(page);
});
/** The core services of the home screen. */
export const getCoreServices = cache(async () =>
  (await (await servicesClient()).services.listCore()).map(withCanonicalLink),
);
/** The main services of the services screen, with what is in each. */
export const getMainServices = cache(async () =>
  (await (await servicesClient()).services.listMain()).map(withCanonicalLink),
);
/** The people of the management team, in their order. */
export const getTeam = cache(async () => (await clientFor(ROUTES.managementTeam)).team.list());
/** The questions and their answers, in their order. */
export const getFaq = cache(async () => (await clientFor(ROUTES.faq)).faq.list());
/** The same, for a page that can do without them. */
export const findFaq = cache(() => orNull([TAGS.faq], getFaq()));
/** What the company profile tells; `null`: there is nothing. */
export const getAbout = cache(async () => (await clientFor(ROUTES.companyProfile)).about.find());

/** The office that stands for the organization: the default one, else the first; `null` without offices. */
export const getMainOffice = cache(async () => mainOfficeOf(await getAddresses()));

/** The default one, else the first. */
export function mainOfficeOf(offices: readonly CompanyAddress[]): CompanyAddress | null {
  return offices.find(({ isDefault }) => isDefault) ?? offices[0] ?? null;
}

/** The facts of the organization; the defaults are those of the specification. */
export const getCompanyProfile = cache(
  async (): Promise<CompanyProfile> =>
    (await (await clientFor(...PROFILE_SCREENS)).companyProfile.find()) ?? DEFAULT_COMPANY_PROFILE,
);

/** The accent as `#rrggbb`, for what has no need of other content; `null` while nobody knows it. */
export const findAccent = cache(async (): Promise<string | null> => {
  const profile = await orNull([TAGS.companyProfile], getCompanyProfile());
  return profile && accentOf(profile.accentColor);
});

/** The brand, as the page that is rendered shows it. */
export const getBrand = cache(async (): Promise<string> => {
  const [profile, settings] = await Promise.all([getCompanyProfile(), getSettings()]);
  return brandOf(profile, settings);
});

/** The language of the site (setting `site_locale`, BCP 47); `null` where none is set. */
export const getLocale = cache(
  async (): Promise<string | null> =>
    toLocale(findSetting(await getSettings(), 'site_locale')?.value),
);

/** When something of this resource was last changed, ISO 8601; `null`: nobody knows. */
export const getLatestChange = cache((resource: ChangingResource) =>
  orNull([TAGS[resource]], contentClient().changes.latest(resource)),
);
