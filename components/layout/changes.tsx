import { CASE_STUDIES_COPY } from '@/content/proof';
import type { Change } from '@/content-client';
import { cn } from '@/lib/cn';

type ChangesProps = {
  changes: readonly Change[];
  /** In a narrow place the figures stand below each other. */
  isNarrow?: boolean;
  className?: string;
};

/** Figures before and after, each with what was measured; the one after stands out. */
export function Changes({ changes, isNarrow = false, className }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <dl
      className={cn(
        'grid gap-x-8 gap-y-6',
        !isNarrow && 'sm:grid-flow-col sm:auto-cols-fr',
        className,
      )}
    >
      {changes.map(({ label, before, after }) => (
        <div key={label} className="flex flex-col border-t border-line pt-4">
          <dt className="grow text-sm text-muted">{label}</dt>
          <dd className="mt-2 text-muted">
            <span className="sr-only">{CASE_STUDIES_COPY.before}: </span>
            <span className="line-through decoration-accent decoration-2">{before}</span>
          </dd>
          <dd
            className={cn(
              'font-display leading-tight font-bold text-balance tabular-nums',
              isNarrow ? 'text-heading' : 'text-title',
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
