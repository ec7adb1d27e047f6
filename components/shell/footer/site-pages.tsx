import { Link } from '@/components/ui/link';
import { CAREERS_COPY, CASE_STUDIES_COPY, PRESS_COPY, REGISTRATIONS_COPY } from '@/content/proof';
import { FOOTER_COPY, NAVIGATION_COPY } from '@/content/shell';
import type { MenuItem } from '@/content-client';
import { REGISTRATIONS_ID } from '@/lib/routing/anchors';
import { type MenuLink, toMenuLinks } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import {
  getCaseStudies,
  getPressKit,
  getRegistrations,
  getVacancies,
} from '@/lib/server/cms/proof-readers';
import { FoldingHeading } from './folding-heading';

/** What the footer has room for; a menu of hundreds is found in the header. */
const MAX_GROUPS = 3;
const MAX_PER_GROUP = 7;
/** Entries of the menu without others below them: more of them are a group of their own, beside the company's. */
const MAX_WITH_COMPANY = 3;

type Page = { name: string; href: string };

/** Those that every organization has. */
const COMPANY: readonly Page[] = [
  { name: NAVIGATION_COPY.companyProfile, href: ROUTES.companyProfile },
  { name: NAVIGATION_COPY.managementTeam, href: ROUTES.managementTeam },
  { name: FOOTER_COPY.services, href: ROUTES.services },
];

/** The site at a glance: the company's own screens, then the first two levels of the menu; folded on a phone. */
export async function SitePages({ menus }: { menus: readonly MenuItem[] }) {
  const proof = await proofPages();
  const entries = toMenuLinks(menus);
  const company = [...COMPANY, ...proof];
  // An entry may lead to one of the company's screens, which is there already.
  const single = entries.filter(
    ({ href, children }) => children.length === 0 && !company.some((page) => page.href === href),
  );
  const groups = entries.filter(({ children }) => children.length > 0).slice(0, MAX_GROUPS);
  const others = existing(single);
  const isGroup = others.length > MAX_WITH_COMPANY;
  return (
    <nav aria-label={FOOTER_COPY.pages}>
      <Group name={FOOTER_COPY.company} pages={isGroup ? company : [...company, ...others]} />
      {groups.map(({ name, slug, children }) => (
        <Group key={slug} name={name} pages={existing(children)} />
      ))}
      {isGroup && <Group name={FOOTER_COPY.more} pages={others} />}
    </nav>
  );
}

/** Those that are there because the organization has something to show. */
async function proofPages(): Promise<Page[]> {
  const [studies, vacancies, press, registrations] = await Promise.all([
    getCaseStudies(),
    getVacancies(),
    getPressKit(),
    getRegistrations(),
  ]);
  const onPaper = `${ROUTES.companyProfile}#${REGISTRATIONS_ID}`;
  return [
    ...(studies.length > 0 ? [{ name: CASE_STUDIES_COPY.title, href: ROUTES.caseStudies }] : []),
    ...(vacancies.length > 0 ? [{ name: CAREERS_COPY.title, href: ROUTES.careers }] : []),
    ...(press ? [{ name: PRESS_COPY.title, href: ROUTES.press }] : []),
    // One word: on a phone two of these lists stand beside each other.
    ...(registrations ? [{ name: REGISTRATIONS_COPY.registrations, href: onPaper }] : []),
  ];
}

function Group({ name, pages }: { name: string; pages: readonly Page[] }) {
  if (pages.length === 0) return null;
  return (
    <div>
      <FoldingHeading>{name}</FoldingHeading>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <Link href={page.href} className="footer-link">
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function existing(links: readonly MenuLink[]): Page[] {
  return links.filter(({ href }) => href !== ROUTES.noArticleFound).slice(0, MAX_PER_GROUP);
}
