import 'server-only';
import { OVERVIEW_COPY } from '@/content/overview';
import { postPath } from '@/lib/routing/article-path';
import { markdownPath, ROUTES } from '@/lib/routing/routes';
import { listProofPages, type ProofPage } from '@/lib/server/cms/proof-pages';
import { contentClient, getBrand, getCompanyProfile } from '@/lib/server/cms/readers';
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

/** Lists, and the press page, by their paths. */
const LISTS = new Map<string, readonly [string, string]>([
  [ROUTES.caseStudies, OVERVIEW_COPY.caseStudies],
  [ROUTES.careers, OVERVIEW_COPY.careers],
  [ROUTES.press, OVERVIEW_COPY.press],
]);

/**
 * An overview of the site as Markdown (llmstxt.org): the organization, its screens, its services, case
 * studies and open positions, the articles of its menu, its posts; what is neither is optional, such as the privacy policy.
 * Throws `ContentError`.
 */
export async function siteOverview(): Promise<string> {
  const [brand, profile, articles, proof] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    listPublicArticles(),
    listProofPages(contentClient()),
  ]);
  const pages = proof.filter(({ noindex }) => !noindex);
  const summary = profile.footerText ?? profile.heroText;
  const inMenu = articles.filter(isInMenu);
  const others = articles.filter((each) => !isInMenu(each));
  // Where nobody says which articles are posts, all of them may be.
  const posts = others.filter(({ article }) => article.isPost !== false);
  const rest = others.filter(({ article }) => article.isPost === false);
  const screens = [
    ...SCREENS.map((name) => toLink(OVERVIEW_COPY[name], ROUTES[name])),
    ...pages.flatMap(({ path }) => {
      const copy = LISTS.get(path);
      return copy ? [toLink(copy, path)] : [];
    }),
  ];
  return [
    `# ${markdownText(brand)}`,
    ...(summary ? [`> ${markdownText(summary)}`] : []),
    ...(profile.profileDescription ? [markdownText(profile.profileDescription)] : []),
    toSection(OVERVIEW_COPY.about, screens),
    toSection(OVERVIEW_COPY.pages, pages.flatMap(toPageLine)),
    toSection(OVERVIEW_COPY.menu, inMenu.map(toLine)),
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

function isInMenu({ article, path }: PublicArticle): boolean {
  return path !== postPath(article.slug);
}

function toSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function toLink([name, text]: readonly [string, string], path: string): string {
  return `- ${markdownLink(name, siteUrl(path))}: ${text}`;
}

function toPageLine({ title, path, summary }: ProofPage): string[] {
  if (title === null) return [];
  const link = markdownLink(title, siteUrl(path));
  return [summary ? `- ${link}: ${markdownText(summary)}` : `- ${link}`];
}

function toLine({ article, path }: PublicArticle): string {
  const link = markdownLink(article.title, siteUrl(markdownPath(path)));
  return article.description ? `- ${link}: ${markdownText(article.description)}` : `- ${link}`;
}
