import { CoverHeader } from '@/components/layout/cover-header';
import { StructuredData } from '@/components/shell/structured-data';
import { ABOUT_COPY, TEAM_COPY } from '@/content/about';
import { ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { employees } from '@/lib/seo/team-data';
import { getBrand, getTeam } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { TeamQuote } from './team-quote';
import { TeamSection } from './team-section';
import { WorkWithTeam } from './work-with-team';

const TRAIL = [
  { name: ABOUT_COPY.breadcrumb, href: ROUTES.companyProfile },
  { name: TEAM_COPY.title },
];

/** Who works here (specification §2, About: management team). */
export async function ManagementTeamScreen() {
  return (
    <>
      <StructuredData
        path={ROUTES.managementTeam}
        trail={TRAIL}
        things={[
          webPage(
            'AboutPage',
            {
              path: ROUTES.managementTeam,
              name: TEAM_COPY.title,
              about: employees(await getTeam(), siteUrl),
            },
            siteUrl,
          ),
        ]}
      />
      <CoverHeader
        title={TEAM_COPY.title}
        description={TEAM_COPY.text}
        trail={TRAIL}
        // A strip this wide would show a patch of any image.
        image={null}
        brand={await getBrand()}
      />
      <TeamSection />
      <TeamQuote />
      <WorkWithTeam />
    </>
  );
}
