import { CoverHeader } from '@/components/layout/cover-header';
import { StructuredData } from '@/components/site/structured-data';
import { ABOUT_WORDS, TEAM_WORDS } from '@/content/about';
import { ROUTES } from '@/lib/routes';
import { getAbout } from '@/lib/server/content';
import { siteUrl } from '@/lib/server/env';
import { webPage } from '@/lib/structured-data';
import { TeamQuote } from './team-quote';
import { TeamSection } from './team-section';
import { WorkWithTeam } from './work-with-team';

const TRAIL = [
  { name: ABOUT_WORDS.breadcrumb, href: ROUTES.companyProfile },
  { name: TEAM_WORDS.title },
];

/** Who works here (specification §2, About: management team). */
export async function ManagementTeamScreen() {
  const about = await getAbout();
  return (
    <>
      <StructuredData
        path={ROUTES.managementTeam}
        trail={TRAIL}
        things={[
          webPage('AboutPage', { path: ROUTES.managementTeam, name: TEAM_WORDS.title }, siteUrl),
        ]}
      />
      <CoverHeader
        title={TEAM_WORDS.title}
        trail={TRAIL}
        image={about?.featuredMedia?.kind === 'image' ? about.featuredMedia : null}
      />
      <TeamSection />
      <TeamQuote />
      <WorkWithTeam />
    </>
  );
}
