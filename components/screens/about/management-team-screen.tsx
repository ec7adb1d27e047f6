import { CoverHeader } from '@/components/layout/cover-header';
import { ABOUT_WORDS, TEAM_WORDS } from '@/content/about';
import { ROUTES } from '@/lib/routes';
import { getAbout } from '@/lib/server/content';
import { TeamQuote } from './team-quote';
import { TeamSection } from './team-section';
import { WorkWithTeam } from './work-with-team';

/** Who works here (specification §2, About: management team). */
export async function ManagementTeamScreen() {
  const about = await getAbout();
  return (
    <>
      <CoverHeader
        title={TEAM_WORDS.title}
        trail={[
          { name: ABOUT_WORDS.breadcrumb, href: ROUTES.companyProfile },
          { name: TEAM_WORDS.title },
        ]}
        image={about?.featuredMedia?.kind === 'image' ? about.featuredMedia : null}
      />
      <TeamSection />
      <TeamQuote />
      <WorkWithTeam />
    </>
  );
}
