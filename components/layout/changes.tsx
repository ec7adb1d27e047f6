import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { Change } from '@/content-client';
import { cn } from '@/lib/cn';
import { noBreak } from '@/lib/text/no-break';

const LAYOUTS = {
  /** The figures stand below what was measured, as on a phone. */
  stacked: { list: null, change: null, figures: null },
  /** The figures stand in the line of what was measured. */
  rows: {
    list: null,
    change: 'sm:grid-cols-[1fr_fit-content(70%)] sm:items-baseline',
    figures: 'sm:justify-end',
  },
  /** The same, but on large screens the changes stand beside each other. */
  columns: {
    list: 'gap-x-8 lg:grid-flow-col lg:auto-cols-fr lg:text-4xl',
    change:
      'sm:max-lg:grid-cols-[1fr_fit-content(70%)] sm:max-lg:items-baseline lg:row-span-2 lg:grid-rows-subgrid',
    figures: 'sm:max-lg:justify-end',
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
  const { list, change, figures } = LAYOUTS[layout];
  return (
    <dl className={cn('grid grid-cols-1 gap-y-5 text-heading', list, className)}>
      {changes.map(({ label, before, after }) => (
        <div
          key={label}
          className={cn('grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line pt-4', change)}
        >
          <dt className="text-sm text-muted">{noBreak(label)}</dt>
          {/* What is too long for one line goes on in the next. */}
          <dd
            className={cn(
              'flex flex-wrap items-baseline gap-x-2.5 font-display font-bold wrap-anywhere tabular-nums',
              figures,
            )}
          >
            <span className="text-xl leading-tight text-muted">
              <span className="sr-only">{CASE_STUDIES_COPY.before}: </span>
              {noBreak(before)}
            </span>
            <ArrowIcon className="size-4 text-accent-text" />
            <span className="leading-tight">
              <span className="sr-only">{CASE_STUDIES_COPY.after}: </span>
              {noBreak(after)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
