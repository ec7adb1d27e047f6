import 'server-only';
import { markdownPath, ROUTES } from '@/lib/routing/routes';
import { getBrand, getCompanyProfile } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { markdownLink, markdownText } from '@/lib/text/markdown-text';
import { listPublicArticles, type PublicArticle } from './site-addresses';

const SCREENS = [
  ['Company profile', ROUTES.companyProfile, 'who we are, our numbers, values and memberships'],
  ['Management team', ROUTES.managementTeam, 'the people who lead our work'],
  ['Services', ROUTES.services, 'what we offer'],
  ['Blogs', ROUTES.blogs, 'news and lessons from our projects'],
  ['Frequently asked questions', ROUTES.faq, 'short answers to what clients ask'],
  ['Contact', ROUTES.contact, 'offices, phone numbers and opening hours'],
  ['Request a quote', ROUTES.quote, 'a form that reaches the sales team'],
] as const;

/** What the site holds, as Markdown (llmstxt.org): the firm, its screens, its articles. Throws `ContentError`. */
export async function siteOverview(): Promise<string> {
  const [brand, profile, articles] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    listPublicArticles(),
  ]);
  const summary = profile.footerText ?? profile.heroText;
  const screens = SCREENS.map(
    ([name, path, text]) => `- ${markdownLink(name, siteUrl(path))}: ${text}`,
  );
  return [
    `# ${markdownText(brand)}`,
    ...(summary ? [`> ${markdownText(summary)}`] : []),
    ...(profile.profileDescription ? [markdownText(profile.profileDescription)] : []),
    toSection('About the firm', screens),
    toSection('Solutions', articles.filter(({ isPost }) => !isPost).map(toLine)),
    toSection('Articles', articles.filter(({ isPost }) => isPost).map(toLine)),
    toSection('Optional', [
      `- ${markdownLink('Every address', siteUrl(ROUTES.sitemap))}: the sitemap`,
      `- ${markdownLink('News', siteUrl(ROUTES.jsonFeed))}: the newest articles as JSON Feed`,
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function toSection(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`;
}

function toLine({ article, path }: PublicArticle): string {
  const link = markdownLink(article.title, siteUrl(markdownPath(path)));
  return article.description ? `- ${link}: ${markdownText(article.description)}` : `- ${link}`;
}
