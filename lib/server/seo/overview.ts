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
 * An overview of the site as Markdown (llmstxt.org): the organization, its screens, the articles of its
 * menu, its posts; what is neither is optional, such as the privacy policy.
 * Throws `ContentError`.
 */
export async function siteOverview(): Promise<string> {
  const [brand, profile, articles] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    listPublicArticles(),
  ]);
  const summary = profile.footerText ?? profile.heroText;
  const inMenu = articles.filter(({ isInMenu }) => isInMenu);
  const others = articles.filter(({ isInMenu }) => !isInMenu);
  // Where nobody says which articles are posts, all of them may be.
  const posts = others.filter(({ article }) => article.isPost !== false);
  const rest = others.filter(({ article }) => article.isPost === false);
  const screens = SCREENS.map((name) => toLink(OVERVIEW_COPY[name], ROUTES[name]));
  return [
    `# ${markdownText(brand)}`,
    ...(summary ? [`> ${markdownText(summary)}`] : []),
    ...(profile.profileDescription ? [markdownText(profile.profileDescription)] : []),
    toSection(OVERVIEW_COPY.about, screens),
    toSection(OVERVIEW_COPY.solutions, inMenu.map(toLine)),
    toSection(OVERVIEW_COPY.articles, posts.map(toLine)),
    toSection(OVERVIEW_COPY.optional, [
      ...rest.map(toLine),
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
