import 'server-only';
import { cache } from 'react';
import { DEFAULT_BRAND, DEFAULT_COMPANY_PROFILE } from '@/content/company';
import { type CompanyProfile, createContentClient, findSetting } from '@/content-client';
import { env } from './env';
import { logWarningOnce } from './log';

type ContentClient = ReturnType<typeof createContentClient>;

let client: ContentClient | null = null;

/** The one configured client; made on first use, so that importing this file reads no environment. */
export function contentClient(): ContentClient {
  const { CONTENT_API_URL, CONTENT_API_TOKEN, CONTENT_MEDIA_URL, CONTENT_API_TIMEOUT_MS } = env();
  client ??= createContentClient({
    baseUrl: CONTENT_API_URL,
    mediaUrl: CONTENT_MEDIA_URL ?? CONTENT_API_URL,
    token: CONTENT_API_TOKEN,
    timeoutMs: CONTENT_API_TIMEOUT_MS,
    onIssue: (issue) =>
      logWarningOnce('content-issue', {
        resource: issue.resource,
        entry: issue.entry,
        path: issue.path,
        message: issue.message,
      }),
  });
  return client;
}

// A request with a time-out is not de-duplicated by the framework, and metadata and screen ask for
// the same things: each reader runs once per render.

export const getMenus = cache(() => contentClient().menus.list());
export const getSettings = cache(() => contentClient().settings.list());
export const getAddresses = cache(() => contentClient().addresses.list());
export const getCategories = cache(() => contentClient().categories.tree());
export const getArticle = cache((slug: string) => contentClient().articles.find(slug));
export const getArticles = cache(() => contentClient().articles.list());
export const getNews = cache((count: number) => contentClient().articles.latest(count));
export const getBlogs = cache((page: number) => contentClient().blogs.find({ page }));
export const getCoreServices = cache(() => contentClient().services.listCore());
export const getMainServices = cache(() => contentClient().services.listMain());
export const getTeam = cache(() => contentClient().team.list());
export const getFaq = cache(() => contentClient().faq.list());
export const getAbout = cache(() => contentClient().about.find());

/** The firm's own facts; a service that has none gets the specification's. */
export const getCompanyProfile = cache(
  async (): Promise<CompanyProfile> =>
    (await contentClient().companyProfile.find()) ?? DEFAULT_COMPANY_PROFILE,
);

/** The brand, as the company profile names it, else the logo's setting. */
export const getBrand = cache(async (): Promise<string> => {
  const [profile, settings] = await Promise.all([getCompanyProfile(), getSettings()]);
  return profile.brand ?? findSetting(settings, 'company_logo')?.value ?? DEFAULT_BRAND;
});
