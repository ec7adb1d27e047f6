import { CASE_STUDIES_COPY } from '@/content/proof';
import type { Change } from '@/content-client';
import { cn } from '@/lib/cn';
import { noBreak } from '@/lib/text/no-break';

type ChangesProps = {
  changes: readonly Change[];
  /** In a narrow place the figures stand below each other. */
  isNarrow?: boolean;
  className?: string;
};

/** Figures after and, in a line of their own, before, each with what was measured. */
export function Changes({ changes, isNarrow = false, className }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <dl
      className={cn(
        'grid gap-y-6',
        isNarrow ? 'gap-x-6' : 'gap-x-8 sm:grid-flow-col sm:auto-cols-fr',
        className,
      )}
    >
      {changes.map(({ label, before, after }) => (
        <div key={label} className="flex flex-col border-t border-line pt-4">
          <dt className="grow text-sm text-muted">{noBreak(label)}</dt>
          <dd className="mt-2 text-[0.9375rem] text-muted tabular-nums">
            {CASE_STUDIES_COPY.before}: {before}
          </dd>
          <dd
            className={cn(
              'mt-1 font-display leading-tight font-bold text-balance tabular-nums',
              isNarrow ? 'text-heading' : 'text-title sm:max-lg:text-heading',
            )}
          >
            <span className="sr-only">{CASE_STUDIES_COPY.after}: </span>
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
