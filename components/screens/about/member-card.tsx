import { ContentImage } from '@/components/ui/content-image';
import { Monogram } from '@/components/ui/pattern/monogram';
import { TEAM_COPY } from '@/content/about';
import type { TeamMember } from '@/content-client';
import { cn } from '@/lib/cn';

type MemberCardProps = { member: TeamMember; isLeader?: boolean };

/**
 * One member. Without a script the card opens in its place; with one, `MemberModal` shows what is
 * marked `data-part` in a dialog instead.
 */
export function MemberCard({ member, isLeader = false }: MemberCardProps) {
  return (
    <li
      data-member={member.name}
      className="group relative flex min-w-0 flex-col transition-transform duration-300 ease-out motion-safe:hover:-translate-y-1"
    >
      <div
        data-part="photo"
        className="relative aspect-4/5 overflow-hidden rounded-card bg-sand group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-3 group-has-focus-visible:outline-focus"
      >
        {member.photo ? (
          <ContentImage
            image={member.photo}
            seed={member.name}
            sizes={
              isLeader
                ? '(min-width: 1200px) 380px, (min-width: 600px) 33vw, 100vw'
                : '(min-width: 1200px) 280px, (min-width: 900px) 33vw, 50vw'
            }
          />
        ) : (
          <Monogram name={member.name} />
        )}
      </div>
      <div data-part="name" className={isLeader ? 'pt-5' : 'pt-4'}>
        <h3
          className={cn(
            'leading-tight text-pretty',
            isLeader ? 'text-heading' : 'text-lg sm:text-xl',
          )}
        >
          {member.name}
        </h3>
        <p className={cn('mt-1 text-muted', isLeader ? '' : 'text-base')}>{member.designation}</p>
      </div>
      <details>
        <summary className="mt-1 inline-flex min-h-11 min-w-11 list-none items-center gap-2 font-semibold outline-none card-link [&::-webkit-details-marker]:hidden">
          {member.biography ? (
            <>
              <span aria-hidden="true" className="plus" />
              Read More<span className="sr-only"> about {member.name}</span>
            </>
          ) : (
            <span className="sr-only">Show {member.name}</span>
          )}
        </summary>
        <p data-part="biography" className="relative z-10 max-w-[60ch] pb-2 text-base">
          {member.biography ?? TEAM_COPY.noBiography}
        </p>
      </details>
    </li>
  );
}
