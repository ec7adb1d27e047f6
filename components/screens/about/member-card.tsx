import { ContentImage } from '@/components/ui/content-image';
import type { TeamMember } from '@/content-client';

export function MemberCard({ member }: { member: TeamMember }) {
  return (
    <li className="thread-edge overflow-hidden rounded-card border border-line bg-card">
      <div className="relative aspect-4/5">
        <ContentImage
          image={member.photo}
          seed={member.name}
          sizes="(min-width: 900px) 400px, 50vw"
        />
      </div>
      <div className="p-5">
        <h3 className="text-xl leading-tight">{member.name}</h3>
        <p className="mt-1 text-base text-muted">{member.designation}</p>
        {member.biography && <p className="mt-3 line-clamp-4 text-base">{member.biography}</p>}
      </div>
    </li>
  );
}
