import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ABOUT_COPY } from '@/content/about';
import type { TextItem } from '@/content-client';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { noBreakLead } from '@/lib/text/no-break';

/** What sets the company apart: three columns of weave, hung like steps. */
export async function Differentiators() {
  const { differentiators, differentiatorsTitle } = await getCompanyProfile();
  if (differentiators.length === 0) return null;
  return (
    <Section labelledBy="differentiators" tone="sand">
      <SectionHeading
        id="differentiators"
        label={ABOUT_COPY.differentiatorsLabel}
        title={differentiatorsTitle ?? ABOUT_COPY.differentiatorsTitle}
      />
      <ul className="mt-12 grid grid-cols-1 gap-6 md:mt-4 md:grid-cols-3 md:items-start md:gap-8">
        {differentiators.map((item) => (
          <Differentiator key={item.title} item={item} />
        ))}
      </ul>
    </Section>
  );
}

// The strip below it, while it rises: the pointer at its lower edge stays on it.
function Differentiator({ item }: { item: TextItem }) {
  return (
    <li className="accent-edge rounded-card bg-card min-[20rem]:flex dark:inset-ring dark:inset-ring-line transition-transform duration-300 ease-out motion-safe:hover:-translate-y-2 motion-safe:hover:after:absolute motion-safe:hover:after:inset-x-0 motion-safe:hover:after:top-full motion-safe:hover:after:h-2 md:block md:nth-[3n+1]:mt-32 md:nth-[3n+2]:mt-16">
      <div
        aria-hidden="true"
        className="h-14 flex-none rounded-t-card weave-in-turn min-[20rem]:max-md:h-auto min-[20rem]:max-md:w-14 min-[20rem]:max-md:rounded-tr-none min-[20rem]:max-md:rounded-bl-card md:h-40"
      />
      <div className="min-w-0 p-[min(1.5rem,6vw)] md:p-8 md:pb-12">
        <h3 className="text-heading">{item.title}</h3>
        <p className="mt-4 text-muted">{noBreakLead(item.text)}</p>
      </div>
    </li>
  );
}
