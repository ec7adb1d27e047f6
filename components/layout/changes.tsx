import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { Change } from '@/content-client';
import { cn } from '@/lib/cn';
import { noBreak } from '@/lib/text/no-break';

/** On a small tablet three columns have no room for both figures in a line: in all of them the second one is below. */
const BELOW = 'sm:max-md:flex-col';

const LAYOUTS = {
  /** The figures stand below what was measured, as on a phone. */
  stacked: { list: null, change: null, label: null, figures: null, before: null },
  /** From tablets on the changes stand beside each other. */
  columns: {
    list: 'gap-x-6 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:max-lg:text-2xl lg:gap-x-8 lg:text-4xl',
    change: 'sm:row-span-2 sm:grid-rows-subgrid',
    label: null,
    figures: BELOW,
    before: 'sm:max-lg:text-lg',
  },
  /** The same on a tablet; beside an image below each other, on large screens in the line of what was measured. */
  rows: {
    list: 'gap-x-6 sm:max-md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:max-lg:text-2xl',
    change:
      'sm:max-md:row-span-2 sm:max-md:grid-rows-subgrid lg:grid-cols-[minmax(30%,1fr)_fit-content(70%)] lg:items-baseline',
    label: 'lg:text-base',
    figures: cn(BELOW, 'lg:justify-end lg:text-end'),
    before: 'sm:max-lg:text-lg',
  },
  /** Below an image and its title they stand beside each other, on large screens as `rows`. */
  band: {
    list: 'gap-x-6 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:max-lg:text-2xl',
    change:
      'sm:max-lg:row-span-2 sm:max-lg:grid-rows-subgrid lg:grid-cols-[minmax(30%,1fr)_fit-content(70%)] lg:items-baseline',
    label: 'lg:text-base',
    figures: cn(BELOW, 'lg:justify-end lg:text-end'),
    before: 'sm:max-lg:text-lg',
  },
} as const;

type ChangesProps = {
  changes: readonly Change[];
  layout: keyof typeof LAYOUTS;
  className?: string;
};

/** What was measured, each with its figure before, an arrow, and its figure after. */
export function Changes({ changes, layout, className }: ChangesProps) {
  if (changes.length === 0) return null;
  const classes = LAYOUTS[layout];
  return (
    <dl className={cn('grid grid-cols-1 gap-y-5 text-heading', classes.list, className)}>
      {changes.map(({ label, before, after }) => (
        <div
          key={label}
          className={cn(
            'grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line pt-4',
            classes.change,
          )}
        >
          <dt className={cn('text-sm text-muted', classes.label)}>{noBreak(label)}</dt>
          {/* What is too long for one line goes on in the next. */}
          <dd
            className={cn(
              'flex flex-wrap items-baseline gap-x-2.5 font-display font-bold wrap-anywhere tabular-nums',
              classes.figures,
            )}
          >
            <span className={cn('text-xl leading-tight text-muted', classes.before)}>
              <span className="sr-only">{CASE_STUDIES_COPY.before}: </span>
              {noBreak(before)}
            </span>
            {/* The arrow goes into the next line with what it leads to; with large letters that has one of its own. */}
            <span className="max-w-full leading-tight">
              <ArrowIcon className="me-2.5 inline size-4 text-accent-text" />
              <span>
                <span className="sr-only">{CASE_STUDIES_COPY.after}: </span>
                {noBreak(after)}
              </span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
