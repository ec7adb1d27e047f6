import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Link } from '@/components/ui/link';
import { Monogram } from '@/components/ui/pattern/monogram';
import type { TeamMember } from '@/content-client';
import { cn } from '@/lib/cn';
import { memberPath } from '@/lib/routing/member-path';
import { anchorOf } from '@/lib/text/anchor';

type PersonProps = {
  member: TeamMember;
  label: string;
  isOnInk?: boolean;
  className?: string;
  /** Ways to reach them, below. */
  children?: ReactNode;
};

/** Somebody of the team in one line: portrait, name, role; the name leads to the team. */
export function Person({ member, label, isOnInk = false, className, children }: PersonProps) {
  const { name, designation, photo } = member;
  const muted = isOnInk ? 'text-on-ink-muted' : 'text-muted';
  return (
    <div className={cn('flex max-w-full flex-wrap items-center gap-x-5 gap-y-3', className)}>
      <div className="portrait-edge relative aspect-4/5 w-24 flex-none overflow-hidden rounded-card bg-sand md:w-28">
        {photo ? (
          <ContentImage image={{ ...photo, alt: '' }} seed={name} sizes="112px" shape={4 / 5} />
        ) : (
          <Monogram name={name} />
        )}
      </div>
      <p className="min-w-0 flex-[1_1_8rem] wrap-break-word">
        <span className={cn('block text-sm', muted)}>{label}</span>
        <Link
          href={memberPath(anchorOf(name))}
          className="inline-block max-w-full py-1.5 font-display text-xl leading-8 font-bold underline accent-underline"
        >
          {name}
        </Link>
        {designation && <span className={cn('block', muted)}>{designation}</span>}
      </p>
      {children && (
        <div className="mt-2 button-row w-full gap-3 md:w-fit md:max-w-full md:flex-col">
          {children}
        </div>
      )}
    </div>
  );
}
