import { ContentImage } from '@/components/ui/content-image';
import { Monogram } from '@/components/ui/pattern/monogram';
import { TEAM_COPY } from '@/content/about';
import type { TeamMember } from '@/content-client';
import { cn } from '@/lib/cn';
import type { WeaveTone } from '@/lib/pattern/weave';
import { firstSentence } from '@/lib/text/first-sentence';

type MemberCardProps = {
  member: TeamMember;
  /** Empty: the name has neither letters nor numbers. */
  anchor: string;
  dialogId: string;
  /** Of the weave, where there is no photo. */
  tone?: WeaveTone;
  /** Of the leadership: how many of it there are. */
  leaders?: number;
  /** The photo is seen without scrolling. */
  isAboveFold?: boolean;
};

/**
 * The words of a leader below the image, on a phone beside it: three large images would fill three screens. Of one
 * or two leaders they stand beside it everywhere.
 */
const BELOW = {
  card: 'flex flex-col min-[20rem]:max-md:grid min-[20rem]:max-md:grid-cols-[40%_minmax(0,1fr)] min-[20rem]:max-md:gap-x-5 sm:max-md:grid-cols-[28%_minmax(0,1fr)]',
  image: 'max-md:row-span-3',
  words: 'md:grow md:pt-5',
} as const;
const BESIDE = {
  card: 'flex flex-col min-[20rem]:grid min-[20rem]:grid-cols-[40%_minmax(0,1fr)] min-[20rem]:grid-rows-[auto_1fr] min-[20rem]:gap-x-5 sm:max-md:grid-cols-[28%_minmax(0,1fr)] lg:gap-x-8',
  image: 'row-span-2',
  words: 'md:pt-2',
} as const;

/** One member; all of the card opens the member's dialog. */
export function MemberCard({
  member,
  anchor,
  dialogId,
  tone,
  leaders = 0,
  isAboveFold = false,
}: MemberCardProps) {
  const isLeader = leaders > 0;
  const isAlone = leaders === 1;
  const layout = isLeader && leaders < 3 ? BESIDE : BELOW;
  return (
    <li
      id={anchor || undefined}
      className={cn(
        'group relative min-w-0 transition-transform duration-300 ease-out motion-safe:hover:-translate-y-1',
        // The pointer at its lower edge stays on it.
        'motion-safe:hover:after:absolute motion-safe:hover:after:inset-x-0 motion-safe:hover:after:top-full motion-safe:hover:after:h-1',
        isLeader
          ? [layout.card, isAlone && 'md:grid-cols-[28%_minmax(0,1fr)] md:grid-rows-[3fr_2fr]']
          : // What there is to press stands in one line with that of the others.
            'row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0',
      )}
    >
      <div
        className={cn(
          'portrait-edge relative aspect-4/5 overflow-hidden rounded-card',
          isLeader && layout.image,
          member.photo?.isPhotograph ? 'portrait' : 'bg-sand',
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
            shape={4 / 5}
          />
        ) : (
          <Monogram name={member.name} tone={tone} />
        )}
      </div>
      <div className={cn(isLeader ? layout.words : 'pt-4', isAlone && 'md:self-end')}>
        <h3
          className={cn(
            'leading-tight text-pretty',
            isLeader ? 'text-heading' : 'text-lg sm:text-xl',
            isAlone && 'md:text-title',
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
