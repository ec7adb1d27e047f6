import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ABOUT_COPY } from '@/content/about';
import { cn } from '@/lib/cn';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { noBreakLead } from '@/lib/text/no-break';

/** The values of the company in large type, one to a row. */
export async function CoreValues() {
  const { values } = await getCompanyProfile();
  if (values.length === 0) return null;
  return (
    <Section labelledBy="values">
      <SectionHeading id="values" label={ABOUT_COPY.valuesLabel} title={ABOUT_COPY.valuesTitle} />
      <ol className="mt-12 border-b border-line md:mt-16">
        {values.map((value, index) => (
          <li
            key={value.title}
            className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-12 md:items-baseline md:py-12"
          >
            {/* One alone is no list to count. */}
            {values.length > 1 && (
              <p
                aria-hidden="true"
                className="font-display text-xl font-bold text-accent-text tabular-nums md:col-span-1"
              >
                {index + 1}
              </p>
            )}
            <h3
              className={cn(
                'text-heading lg:text-[min(2.5rem,3.4vw)]',
                values.length > 1 ? 'md:col-span-6' : 'md:col-span-7',
              )}
            >
              {value.title}
            </h3>
            <p className="max-w-[52ch] text-balance text-muted md:col-span-5">
              {noBreakLead(value.text)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
