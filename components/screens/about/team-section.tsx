import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { TEAM_COPY } from '@/content/about';
import { CAREERS_COPY } from '@/content/proof';
import { cn } from '@/lib/cn';
import { restOfRow } from '@/lib/pattern/rest-of-row';
import { ROUTES } from '@/lib/routing/routes';
import { getVacancies } from '@/lib/server/cms/proof-readers';
import { getCompanyProfile, getTeam } from '@/lib/server/cms/readers';
import { anchorsOf } from '@/lib/text/anchor';
import { MemberCard } from './member-card';
import { MemberDialog } from './member-dialog';

/** How many members are shown as leadership (specification §9). */
const LEADERSHIP_COUNT = 3;

/** One or two are as wide as three, with the image beside the words. */
const LEADERSHIP_COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3'] as const;

/** Of the weaves around initials, one after the other. */
const MONOGRAM_TONES = ['teal', 'ochre', 'ink', 'sand'] as const;

/** The last card in a row of its own, at 2, 3 and 4 columns: as high as its words. */
const ROW = {
  ofTwo: 'max-sm:row-span-1 max-sm:min-h-0 max-sm:gap-3',
  ofThree: 'sm:max-lg:row-span-1 sm:max-lg:min-h-0 sm:max-lg:gap-4',
  ofFour: 'lg:row-span-1 lg:min-h-0 lg:gap-4',
} as const;

/** 'Our Team': the first three large, the rest in a grid of 2, 3 or 4 columns. */
export async function TeamSection() {
  const [team, profile, vacancies] = await Promise.all([
    getTeam(),
    getCompanyProfile(),
    getVacancies(),
  ]);
  const isHiring = vacancies.length > 0;
  const anchors = anchorsOf(team.map(({ name }) => name));
  const cards = team.map((member, index) => ({
    member,
    anchor: anchors[index] ?? '',
    dialogId: dialogId(index),
    tone: MONOGRAM_TONES[index % MONOGRAM_TONES.length],
  }));
  const leadership = cards.slice(0, LEADERSHIP_COUNT);
  const others = cards.slice(LEADERSHIP_COUNT);
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
          className={cn(
            'mt-12 grid grid-cols-1 gap-6 md:mt-16 lg:gap-8',
            LEADERSHIP_COLUMNS[leadership.length],
          )}
        >
          {leadership.map((card, index) => (
            <MemberCard
              key={card.dialogId}
              {...card}
              leaders={leadership.length}
              isAboveFold={index === 0}
            />
          ))}
        </ul>
      )}
      {(others.length > 0 || isHiring) && (
        <ul
          aria-label={others.length > 0 ? TEAM_COPY.others : undefined}
          className="mt-12 grid grid-cols-1 gap-x-4 gap-y-10 border-t border-line pt-12 min-[20rem]:grid-cols-2 sm:grid-cols-3 sm:gap-x-6 md:mt-16 md:pt-16 lg:grid-cols-4"
        >
          {others.map((card) => (
            <MemberCard key={card.dialogId} {...card} />
          ))}
          <JoinCard members={others.length} isHiring={isHiring} />
        </ul>
      )}
      {cards.map(({ member, tone, dialogId: id }) => (
        <MemberDialog key={id} member={member} tone={tone} id={id} />
      ))}
    </Section>
  );
}

/**
 * Ends the grid: as wide as what its last row leaves over. Where that is full it is a row of its own while
 * there are open positions, and else not there.
 */
function JoinCard({ members, isHiring }: { members: number; isHiring: boolean }) {
  const [href, action] = isHiring
    ? [ROUTES.careers, CAREERS_COPY.open]
    : [ROUTES.contact, TEAM_COPY.writeToUs];
  const [ofTwo, ofThree, ofFour] = [2, 3, 4].map((columns) => restOfRow(members, columns));
  return (
    <li
      className={cn(
        'group accent-edge @container isolate row-span-3 flex min-h-56 flex-col justify-between gap-8 overflow-hidden rounded-card bg-sand p-5 min-[20rem]:col-[span_var(--rest-of-2)] sm:col-[span_var(--rest-of-3)] md:p-7 lg:col-[span_var(--rest-of-4)]',
        members % 2 === 0 && (isHiring ? ROW.ofTwo : 'max-sm:hidden'),
        members % 3 === 0 && (isHiring ? ROW.ofThree : 'sm:max-lg:hidden'),
        members % 4 === 0 && (isHiring ? ROW.ofFour : 'lg:hidden'),
      )}
      style={{ '--rest-of-2': ofTwo, '--rest-of-3': ofThree, '--rest-of-4': ofFour }}
    >
      <Weave
        seed="the next one"
        tone="sand"
        className="absolute inset-y-0 right-0 -z-10 hidden w-2/5 mask-l-from-20% @md:block"
      />
      <p className="max-w-[16ch] font-display text-heading leading-tight font-bold text-balance">
        {TEAM_COPY.joinUs}
      </p>
      <p className="flex items-center gap-2 font-semibold">
        <Link href={href} className="card-link">
          {action}
        </Link>
        <ArrowIcon className="icon-forward" />
      </p>
    </li>
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
