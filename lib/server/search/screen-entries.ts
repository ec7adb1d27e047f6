import 'server-only';
import { TEAM_COPY } from '@/content/about';
import { BLOGS_COPY } from '@/content/blogs';
import { METADATA_COPY } from '@/content/metadata';
import { SEARCH_KEYWORDS } from '@/content/search-keywords';
import { NAVIGATION_COPY } from '@/content/shell';
import type { CompanyProfile, ContentClient } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import type { SearchEntry } from '@/lib/search/search-entry';
import { joinPieces } from '@/lib/search/search-text';
import { articleText } from './article-text';

/** The screens that every organization has, besides the company profile. */
export function fixedScreens(profile: CompanyProfile | null): SearchEntry[] {
  const { services, contact, faq, quote } = METADATA_COPY;
  return [
    screen(ROUTES.services, services.page, services.description, SEARCH_KEYWORDS.services),
    screen(ROUTES.contact, contact.page, contact.description, SEARCH_KEYWORDS.contact),
    screen(
      ROUTES.managementTeam,
      TEAM_COPY.title,
      profile?.teamText ?? TEAM_COPY.text,
      SEARCH_KEYWORDS.managementTeam,
    ),
    screen(ROUTES.blogs, BLOGS_COPY.breadcrumb, BLOGS_COPY.description(1), SEARCH_KEYWORDS.blogs),
    screen(ROUTES.faq, faq.page, faq.description, SEARCH_KEYWORDS.faq),
    screen(
      ROUTES.quote,
      quote.page,
      profile?.quoteText ?? quote.description,
      SEARCH_KEYWORDS.quote,
    ),
  ];
}

/** The company profile, with what the organization says of itself, and its story. Throws `ContentError`. */
export async function readCompanyProfile(content: ContentClient): Promise<SearchEntry[]> {
  const [profile, about] = await Promise.all([content.companyProfile.find(), content.about.find()]);
  const { companyProfile: copy } = METADATA_COPY;
  const items = [...(profile?.differentiators ?? []), ...(profile?.values ?? [])];
  const members = (profile?.memberships ?? []).flatMap(({ name, fullName }) => [name, fullName]);
  return [
    {
      ...screen(
        ROUTES.companyProfile,
        NAVIGATION_COPY.companyProfile,
        profile?.profileDescription ?? copy.description,
        SEARCH_KEYWORDS.companyProfile,
      ),
      text: joinPieces(
        [
          profile?.vision,
          ...items.flatMap(({ title, text }) => [title, text]),
          ...members,
          about && articleText(about),
        ].filter((piece) => piece != null),
      ),
    },
  ];
}

/** A screen of the site; articles of this kind have their slugs as ids. */
export function screen(href: string, title: string, summary: string, keywords = ''): SearchEntry {
  return { kind: 'page', id: href, title, summary, text: '', keywords, href };
}
