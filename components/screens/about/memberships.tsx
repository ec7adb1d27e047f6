import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ContentIcon } from '@/components/ui/content-image';
import { ABOUT_COPY } from '@/content/about';
import type { Mark } from '@/content-client';
import { cn } from '@/lib/cn';
import { type SixthsOfRow, sixthsOfRow } from '@/lib/pattern/fill-rows';
import { safeHref } from '@/lib/routing/safe-href';
import { getCompanyProfile } from '@/lib/server/cms/readers';

/** On large screens; the last ones fill their row: a hole in it would look like a badge that is missing. */
const COLUMNS: Readonly<Record<SixthsOfRow, string>> = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  6: 'lg:col-span-6',
};

/** The associations the company belongs to, as badges on the weave. */
export async function Memberships() {
  const { memberships } = await getCompanyProfile();
  if (memberships.length === 0) return null;
  return (
    <Section labelledBy="memberships" tone="sand">
      <SectionHeading
        id="memberships"
        label={ABOUT_COPY.membershipsLabel}
        title={ABOUT_COPY.membershipsTitle}
      />
      <ul className="weave-teal mt-10 grid auto-rows-fr gap-3 rounded-media p-4 print:break-inside-avoid print:p-0! sm:grid-cols-2 sm:gap-4 sm:p-8 md:mt-14 lg:grid-cols-6 lg:p-12 print:grid-cols-3">
        {memberships.map((membership, index) => (
          <li
            key={membership.name}
            className={cn(
              'badge badge-paper flex min-w-0 flex-col justify-center wrap-anywhere sm:max-lg:last:odd:col-span-2 print:col-span-1!',
              COLUMNS[sixthsOfRow(index, memberships.length)],
            )}
          >
            <Membership membership={membership} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Membership({ membership }: { membership: Mark }) {
  const { name, fullName, logo, link } = membership;
  const href = safeHref(link);
  const label = (
    <>
      {logo && (
        <ContentIcon
          image={logo}
          size={28}
          className="mb-2 h-7 w-auto max-w-full self-start object-contain object-left"
        />
      )}
      <span className="block font-display text-heading font-bold tracking-tight">{name}</span>
      {fullName && <span className="block text-sm text-muted sm:max-w-[26ch]">{fullName}</span>}
    </>
  );
  if (!href) return label;
  return (
    <a href={href} className="block underline-offset-4 hover:underline">
      {label}
    </a>
  );
}
