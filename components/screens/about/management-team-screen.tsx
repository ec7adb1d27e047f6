import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ROUTES } from '@/lib/routes';
import { getAbout, getCompanyProfile, getTeam } from '@/lib/server/content';
import { MemberCard } from './member-card';

/** How many members are shown as leadership (specification §9). */
const LEADERSHIP_COUNT = 3;

/** Who works here (specification §2, About: management team). */
export async function ManagementTeamScreen() {
  const [team, about, profile] = await Promise.all([getTeam(), getAbout(), getCompanyProfile()]);
  const leadership = team.slice(0, LEADERSHIP_COUNT);
  const others = team.slice(LEADERSHIP_COUNT);
  return (
    <>
      <CoverHeader
        title="Management Team"
        trail={[{ name: 'ABOUT US', href: ROUTES.companyProfile }, { name: 'Management Team' }]}
        image={about?.featuredMedia?.kind === 'image' ? about.featuredMedia : null}
      />
      <Section labelledBy="team">
        <SectionHeading id="team" label="People" title="Our Team" text={profile.teamText} />
        {team.length === 0 && (
          <p className="mt-8 text-lead text-muted">The team will be introduced here soon.</p>
        )}
        <ul className="mt-10 grid gap-6 md:grid-cols-3">
          {leadership.map((member) => (
            <MemberCard key={member.name} member={member} />
          ))}
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-6 md:grid-cols-3 lg:grid-cols-4">
          {others.map((member) => (
            <MemberCard key={member.name} member={member} />
          ))}
        </ul>
      </Section>
    </>
  );
}
