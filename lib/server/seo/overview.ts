import 'server-only';
import { OVERVIEW_COPY } from '@/content/overview';
import { markdownPath, ROUTES } from '@/lib/routing/routes';
import { getBrand, getCompanyProfile } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { markdownLink, markdownText } from '@/lib/text/markdown-text';
import { listPublicArticles, type PublicArticle } from './site-addresses';

const SCREENS = [
  'companyProfile',
  'managementTeam',
  'services',
  'blogs',
  'faq',
  'contact',
  'quote',
] as const satisfies readonly (keyof typeof ROUTES & keyof typeof OVERVIEW_COPY)[];

/**
 * An overview of the site as Markdown (llmstxt.org): the organization, its screens, its articles.
 * Throws `ContentError`.
 */
export async function siteOverview(): Promise<string> {
  const [brand, profile, articles] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    listPublicArticles(),
  ]);
  const summary = profile.footerText ?? profile.heroText;
  const screens = SCREENS.map((name) => toLink(OVERVIEW_COPY[name], ROUTES[name]));
  return [
    `# ${markdownText(brand)}`,
    ...(summary ? [`> ${markdownText(summary)}`] : []),
    ...(profile.profileDescription ? [markdownText(profile.profileDescription)] : []),
    toSection(OVERVIEW_COPY.about, screens),
    toSection(OVERVIEW_COPY.solutions, articles.filter(({ isPost }) => !isPost).map(toLine)),
    toSection(OVERVIEW_COPY.articles, articles.filter(({ isPost }) => isPost).map(toLine)),
    toSection(OVERVIEW_COPY.optional, [
      toLink(OVERVIEW_COPY.sitemap, ROUTES.sitemap),
      toLink(OVERVIEW_COPY.feed, ROUTES.jsonFeed),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function toSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function toLink([name, text]: readonly [string, string], path: string): string {
  return `- ${markdownLink(name, siteUrl(path))}: ${text}`;
}

function toLine({ article, path }: PublicArticle): string {
  const link = markdownLink(article.title, siteUrl(markdownPath(path)));
  return article.description ? `- ${link}: ${markdownText(article.description)}` : `- ${link}`;
}
