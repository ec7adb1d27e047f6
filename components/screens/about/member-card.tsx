import { ContentImage } from '@/components/ui/content-image';
import { Monogram } from '@/components/ui/pattern/monogram';
import { TEAM_COPY } from '@/content/about';
import type { TeamMember } from '@/content-client';
import { cn } from '@/lib/cn';
import type { WeaveTone } from '@/lib/pattern/weave';
import { firstSentence } from '@/lib/text/first-sentence';

/** What cameras make; a drawn portrait of another type keeps its colours. */
const PHOTOGRAPH = 'image/jpeg';

type MemberCardProps = {
  member: TeamMember;
  /** Empty: the name has neither letters nor numbers. */
  anchor: string;
  dialogId: string;
  /** Of the weave, where there is no photo. */
  tone?: WeaveTone;
  isLeader?: boolean;
  /** The photo is seen without scrolling. */
  isAboveFold?: boolean;
};

/** One member; all of the card opens the member's dialog. */
export function MemberCard({
  member,
  anchor,
  dialogId,
  tone,
  isLeader = false,
  isAboveFold = false,
}: MemberCardProps) {
  return (
    <li
      id={anchor || undefined}
      className={cn(
        'group relative min-w-0 transition-transform duration-300 ease-out motion-safe:hover:-translate-y-1',
        // The pointer at its lower edge stays on it.
        'motion-safe:hover:after:absolute motion-safe:hover:after:inset-x-0 motion-safe:hover:after:top-full motion-safe:hover:after:h-1',
        // On a phone the image stands beside the words: three large ones would fill three screens.
        isLeader
          ? 'flex flex-col min-[20rem]:max-md:grid min-[20rem]:max-md:grid-cols-[40%_minmax(0,1fr)] min-[20rem]:max-md:gap-x-5 sm:max-md:grid-cols-[28%_minmax(0,1fr)]'
          : // What there is to press stands in one line with that of the others.
            'row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0',
      )}
    >
      <div
        className={cn(
          'relative aspect-4/5 overflow-hidden rounded-card',
          isLeader && 'max-md:row-span-3',
          member.photo?.mime === PHOTOGRAPH ? 'portrait' : 'bg-sand',
        )}
      >
        {member.photo ? (
          <ContentImage
            image={member.photo}
            seed={member.name}
            isAboveFold={isAboveFold}
            sizes={
              isLeader
                ? '(min-width: 1200px) 380px, (min-width: 900px) 33vw, (min-width: 600px) 28vw, 40vw'
                : '(min-width: 1200px) 280px, (min-width: 600px) 33vw, 50vw'
            }
          />
        ) : (
          <Monogram name={member.name} tone={tone} />
        )}
      </div>
      <div className={isLeader ? 'md:grow md:pt-5' : 'pt-4'}>
        <h3
          className={cn(
            'leading-tight text-pretty',
            isLeader ? 'text-heading' : 'text-lg sm:text-xl',
          )}
        >
          {member.name}
        </h3>
        <p className={cn('mt-1 text-muted', isLeader ? '' : 'text-base')}>{member.designation}</p>
        {isLeader && member.biography && (
          <p className="mt-4 max-w-[44ch] text-base noscript:hidden max-sm:hidden">
            {firstSentence(member.biography)}
          </p>
        )}
      </div>
      <button
        type="button"
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        className="mt-1 inline-flex min-h-11 min-w-11 items-center gap-2 self-start justify-self-start font-semibold card-link noscript:hidden"
      >
        {member.biography ? (
          <>
            <span aria-hidden="true" className="plus" />
            {TEAM_COPY.readMore}
            <span className="sr-only"> {TEAM_COPY.about(member.name)}</span>
          </>
        ) : (
          <span className="sr-only">{TEAM_COPY.show(member.name)}</span>
        )}
      </button>
    </li>
  );
}
