import { ContentImage } from '@/components/ui/content-image';
import { Link } from '@/components/ui/link';
import { Monogram } from '@/components/ui/pattern/monogram';
import type { TeamMember } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { anchorOf } from '@/lib/text/anchor';

type PersonProps = { member: TeamMember; label: string };

/** Somebody of the team in one line: portrait, name, role; the name leads to the team. */
export function Person({ member, label }: PersonProps) {
  const { name, designation, photo } = member;
  const anchor = anchorOf(name);
  return (
    <div className="group relative flex max-w-full flex-wrap items-center gap-x-5 gap-y-3">
      <div className="relative aspect-4/5 w-24 flex-none overflow-hidden rounded-card bg-sand md:w-28">
        {photo ? (
          <ContentImage image={{ ...photo, alt: '' }} seed={name} sizes="112px" />
        ) : (
          <Monogram name={name} />
        )}
      </div>
      <p className="min-w-0 flex-[1_1_8rem] wrap-break-word">
        <span className="block text-sm text-muted">{label}</span>
        <Link
          href={anchor ? `${ROUTES.managementTeam}#${anchor}` : ROUTES.managementTeam}
          className="card-link font-display text-xl font-bold"
        >
          {name}
        </Link>
        <span className="block text-muted">{designation}</span>
      </p>
    </div>
  );
}
