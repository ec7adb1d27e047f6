import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ABOUT_COPY } from '@/content/about';
import type { TextItem } from '@/content-client';
import { cn } from '@/lib/cn';
import { sixthsOfRow } from '@/lib/pattern/fill-rows';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { noBreakLead } from '@/lib/text/no-break';

/** How wide an item is on large screens, by its sixths of a row, and how far down its place in the row hangs it. */
const PLACES = {
  2: { column: 'md:col-span-2', steps: ['md:mt-32', 'md:mt-16', ''] },
  3: { column: 'md:col-span-3', steps: ['md:mt-16', ''] },
  6: { column: 'md:col-span-6', steps: ['md:mt-8'] },
} as const;

/** What sets the company apart: three columns of weave, hung like steps; no row is left half empty. */
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
      <ul className="mt-12 grid grid-cols-1 gap-6 md:mt-4 md:grid-cols-6 md:items-start md:gap-8">
        {differentiators.map((item, index) => (
          <Differentiator
            key={item.title}
            item={item}
            place={placeOf(index, differentiators.length)}
          />
        ))}
      </ul>
    </Section>
  );
}

type Place = { isAlone: boolean; className: string };

function placeOf(index: number, count: number): Place {
  const sixths = sixthsOfRow(index, count);
  const { column, steps } = PLACES[sixths];
  // Rows of two come last: their number is counted from the end.
  const step = sixths === 3 ? (index + count) % 2 : index % steps.length;
  return { isAlone: sixths === 6, className: cn(column, steps[step]) };
}

// The strip below it, while it rises: the pointer at its lower edge stays on it.
function Differentiator({ item, place }: { item: TextItem; place: Place }) {
  const { isAlone, className } = place;
  return (
    <li
      className={cn(
        'accent-edge rounded-card bg-card min-[20rem]:flex dark:inset-ring dark:inset-ring-line transition-transform duration-300 ease-out motion-safe:hover:-translate-y-2 motion-safe:hover:after:absolute motion-safe:hover:after:inset-x-0 motion-safe:hover:after:top-full motion-safe:hover:after:h-2',
        isAlone ? 'md:flex' : 'md:block',
        className,
      )}
    >
      <div
        aria-hidden="true"
        className={cn(
          'h-14 flex-none rounded-t-card weave-in-turn min-[20rem]:max-md:h-auto min-[20rem]:max-md:w-14 min-[20rem]:max-md:rounded-tr-none min-[20rem]:max-md:rounded-bl-card',
          isAlone ? 'md:h-auto md:w-1/3 md:rounded-tr-none md:rounded-bl-card' : 'md:h-40',
        )}
      />
      <div className="min-w-0 max-w-[64ch] p-[min(1.5rem,6vw)] md:p-8 md:pb-12">
        <h3 className="text-heading">{item.title}</h3>
        <p className="mt-4 text-muted">{noBreakLead(item.text)}</p>
      </div>
    </li>
  );
}
