import 'server-only';
import { cache } from 'react';
import { DEFAULT_BRAND, DEFAULT_COMPANY_PROFILE } from '@/content/company';
import {
  type ChangingResource,
  type CompanyProfile,
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
  findSetting,
} from '@/content-client';
import { postPath } from '@/lib/routing/article-path';
import { ROUTES } from '@/lib/routing/routes';
import { toLocale } from '@/lib/seo/locale';
import { env } from '@/lib/server/ops/env';
import { logWarningOnce } from '@/lib/server/ops/log';
import { isDraftAt } from '@/lib/server/preview/preview';

const PROBE_TIMEOUT_MS = 2_000;

let client: ContentClient | null = null;
let draftClient: ContentClient | null = null;
let freshClient: ContentClient | null = null;

/** The shared client; created on first use, so that importing this file reads no environment. */
export function contentClient(): ContentClient {
  client ??= configuredClient();
  return client;
}

/** The client for a path: one for drafts, without a cache, where an editor previews it. */
async function clientFor(path: string): Promise<ContentClient> {
  if (!(await isDraftAt(path))) return contentClient();
  draftClient ??= configuredClient({ drafts: true });
  return draftClient;
}

/**
 * A client whose reads are never cached, for code that stores the result itself; a page never needs
 * it.
 */
export function freshContentClient(): ContentClient {
  freshClient ??= configuredClient({ fetch: fetchFresh });
  return freshClient;
}

/** Sends one small request to the content service. Throws `ContentError` when it fails. */
export async function probeContent(): Promise<void> {
  await configuredClient({
    fetch: fetchFresh,
    timeoutMs: PROBE_TIMEOUT_MS,
    retry: { retries: 0 },
  }).addresses.list();
}

/** A fetch without the framework's cache; `no-store` must not be combined with `next`. */
export const fetchFresh: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', next: undefined });

/** A client for the content service in the environment. */
export function configuredClient(options: Partial<ContentClientOptions> = {}): ContentClient {
  const settings = env();
  return createContentClient({
    baseUrl: settings.CONTENT_API_URL,
    mediaUrl: settings.CONTENT_MEDIA_URL ?? settings.CONTENT_API_URL,
    token: settings.CONTENT_API_TOKEN,
    timeoutMs: settings.CONTENT_API_TIMEOUT_MS,
    retry: { budgetMs: settings.CONTENT_API_RETRY_BUDGET_MS },
    onIssue: (issue) =>
      logWarningOnce('content-issue', {
        resource: issue.resource,
        entry: issue.entry,
        path: issue.path,
        message: issue.message,
      }),
    ...options,
  });
}

// The framework does not deduplicate requests with a time-out, and metadata and screen read the same
// content: each reader runs once per render.

export const getRedirects = cache(() => contentClient().redirects.list());
export const getMenus = cache(() => contentClient().menus.list());
export const getSettings = cache(() => contentClient().settings.list());
export const getAddresses = cache(() => contentClient().addresses.list());
export const getCategories = cache(() => contentClient().categories.tree());
export const getArticle = cache(async (slug: string) =>
  (await clientFor(postPath(slug))).articles.find(slug),
);
export const getArticles = cache(() => contentClient().articles.list());
export const getNews = cache((count: number) => contentClient().articles.latest(count));
export const getBlogs = cache((page: number) => contentClient().blogs.find({ page }));
export const getCoreServices = cache(() => contentClient().services.listCore());
export const getMainServices = cache(() => contentClient().services.listMain());
export const getTeam = cache(() => contentClient().team.list());
export const getFaq = cache(() => contentClient().faq.list());
export const getAbout = cache(async () => (await clientFor(ROUTES.companyProfile)).about.find());

/** The facts of the organization; the defaults are those of the specification. */
export const getCompanyProfile = cache(
  async (): Promise<CompanyProfile> =>
    (await contentClient().companyProfile.find()) ?? DEFAULT_COMPANY_PROFILE,
);

/** The brand: from the company profile, else from the logo's setting. */
export const getBrand = cache(async (): Promise<string> => {
  const [profile, settings] = await Promise.all([getCompanyProfile(), getSettings()]);
  return profile.brand ?? findSetting(settings, 'company_logo')?.value ?? DEFAULT_BRAND;
});

/** The language of the site (setting `site_locale`, BCP 47); `null` where none is set. */
export const getLocale = cache(
  async (): Promise<string | null> =>
    toLocale(findSetting(await getSettings(), 'site_locale')?.value),
);

export const getLatestChange = cache((resource: ChangingResource) =>
  contentClient().changes.latest(resource),
);
