import { ContentImage } from '@/components/ui/content-image';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogCornerClose } from '@/components/ui/dialog/dialog-close';
import { Monogram } from '@/components/ui/pattern/monogram';
import { TEAM_COPY } from '@/content/about';
import { CLOSE_LABEL } from '@/content/ui';
import type { TeamMember } from '@/content-client';
import type { WeaveTone } from '@/lib/pattern/weave';

type MemberDialogProps = {
  member: TeamMember;
  id: string;
  /** Of the weave, where there is no photo. */
  tone?: WeaveTone;
};

/**
 * A member over the page, with the whole biography (specification §2, About: team section); below
 * the cards where no script runs.
 */
export function MemberDialog({ member, id, tone }: MemberDialogProps) {
  return (
    <Dialog
      id={id}
      label={member.name}
      className="dialog-card member-dialog w-[min(58rem,100%-2rem)] noscript:w-full"
    >
      <div className="relative grid grid-cols-1 pb-6 sm:grid-cols-[minmax(0,15rem)_1fr] sm:grid-rows-[auto_1fr] sm:pb-0 md:grid-cols-[24rem_1fr]">
        <DialogCornerClose
          dialogId={id}
          label={CLOSE_LABEL}
          className="focus-visible:focus-outside noscript:hidden"
        />
        <div className="member-image">
          {member.photo ? (
            <ContentImage
              image={member.photo}
              seed={member.name}
              sizes="(min-width: 900px) 400px, (min-width: 600px) 240px, 100vw"
              shape={4 / 5}
              // In a low frame nothing of the hair is cut off.
              className={member.photo.isPhotograph ? 'max-sm:[--point:50%_10%]' : undefined}
            />
          ) : (
            <Monogram name={member.name} tone={tone} />
          )}
        </div>
        <div className="px-6 pt-4 sm:pt-16 md:self-end md:px-10 md:pt-20">
          <h3 className="text-heading leading-tight text-pretty md:text-title md:leading-tight">
            {member.name}
          </h3>
          <p className="mt-1 text-muted">{member.designation}</p>
        </div>
        <p className="max-w-[60ch] whitespace-pre-line px-6 pt-4 pb-2 sm:pb-8 md:px-10 md:pb-10">
          {member.biography ?? TEAM_COPY.noBiography}
        </p>
      </div>
    </Dialog>
  );
}
