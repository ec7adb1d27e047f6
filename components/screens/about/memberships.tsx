import { SectionHeading } from '@/components/layout/section-heading';
import { ContentIcon } from '@/components/ui/content-image';
import { ABOUT_COPY } from '@/content/about';
import type { Mark } from '@/content-client';
import { safeHref } from '@/lib/routing/safe-href';
import { getCompanyProfile } from '@/lib/server/cms/readers';

/** The associations the company belongs to, as badges on the weave. */
export async function Memberships() {
  const { memberships } = await getCompanyProfile();
  if (memberships.length === 0) return null;
  return (
    <section aria-labelledby="memberships" className="grid grid-cols-1 lg:grid-cols-2">
      <div className="bg-sand">
        <div className="container-page py-16 md:py-24 lg:mr-0 lg:max-w-[calc(37.5rem+var(--gutter))]">
          <SectionHeading
            id="memberships"
            label={ABOUT_COPY.membershipsLabel}
            title={ABOUT_COPY.membershipsTitle}
          />
        </div>
      </div>
      <div className="weave-teal flex items-center px-4 py-12 sm:px-6 md:px-8 md:py-20 lg:px-14">
        <ul className="flex max-w-2xl flex-wrap gap-4">
          {memberships.map((membership) => (
            <li key={membership.name} className="badge badge-paper max-w-full">
              <Membership membership={membership} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Membership({ membership }: { membership: Mark }) {
  const { name, fullName, logo, link } = membership;
  const href = safeHref(link);
  const label = (
    <>
      {logo && <ContentIcon image={logo} size={28} className="mb-2 h-7 w-auto" />}
      <span className="block font-display text-heading font-bold tracking-tight">{name}</span>
      {fullName && <span className="block max-w-[26ch] text-sm text-muted">{fullName}</span>}
    </>
  );
  if (!href) return label;
  return (
    <a href={href} className="block underline-offset-4 hover:underline">
      {label}
    </a>
  );
}
