import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { TEAM_COPY } from '@/content/about';
import { ROUTES } from '@/lib/routing/routes';
import { getCompanyProfile, getTeam } from '@/lib/server/cms/readers';
import { MemberCard } from './member-card';
import { MemberDialog } from './member-dialog';

/** How many members are shown as leadership (specification §9). */
const LEADERSHIP_COUNT = 3;

/** 'Our Team': the first three large, the rest in a grid of 2, 3 or 4 columns. */
export async function TeamSection() {
  const [team, profile] = await Promise.all([getTeam(), getCompanyProfile()]);
  const leadership = team.slice(0, LEADERSHIP_COUNT);
  const others = team.slice(LEADERSHIP_COUNT);
  return (
    <Section labelledBy="team">
      <SectionHeading
        id="team"
        label={TEAM_COPY.label}
        title={TEAM_COPY.heading}
        text={profile.teamText}
      />
      {team.length === 0 && <NoMembers />}
      {leadership.length > 0 && (
        <ul
          aria-label={TEAM_COPY.leadership}
          className="mt-12 grid grid-cols-1 gap-6 sm:grid-cols-3 md:mt-16 md:gap-8"
        >
          {leadership.map((member, index) => (
            <MemberCard key={member.name} member={member} dialogId={dialogId(index)} isLeader />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul
          aria-label={TEAM_COPY.others}
          className="mt-12 grid grid-cols-2 gap-x-4 gap-y-10 border-t border-line pt-12 sm:gap-x-6 md:mt-16 md:grid-cols-3 md:pt-16 lg:grid-cols-4"
        >
          {others.map((member, index) => (
            <MemberCard
              key={member.name}
              member={member}
              dialogId={dialogId(LEADERSHIP_COUNT + index)}
            />
          ))}
        </ul>
      )}
      {team.map((member, index) => (
        <MemberDialog key={member.name} member={member} id={dialogId(index)} />
      ))}
    </Section>
  );
}

function NoMembers() {
  return (
    <div className="mt-10 grid grid-cols-1 overflow-hidden rounded-card border border-line bg-card md:grid-cols-2">
      <div aria-hidden="true" className="weave-teal min-h-40" />
      <div className="p-6 md:p-10">
        <p className="font-display text-heading font-bold">{TEAM_COPY.empty}</p>
        <p className="mt-3 text-muted">{TEAM_COPY.emptyText}</p>
        <ButtonLink href={ROUTES.contact} tone="quiet" hasArrow className="mt-6">
          {TEAM_COPY.contact}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Where a member stands in the team names the dialog. */
function dialogId(index: number): string {
  return `member-${index + 1}`;
}
