import { CASE_STUDIES_COPY } from '@/content/proof';
import type { Change } from '@/content-client';
import { cn } from '@/lib/cn';

type ChangesProps = {
  changes: readonly Change[];
  tone?: 'paper' | 'ink';
  /** In a narrow place the figures stand below each other. */
  isNarrow?: boolean;
  className?: string;
};

/** Figures before and after, each with what was measured; the one after is the one to remember. */
export function Changes({ changes, tone = 'paper', isNarrow = false, className }: ChangesProps) {
  if (changes.length === 0) return null;
  const isInk = tone === 'ink';
  return (
    <dl
      className={cn(
        'grid gap-x-8 gap-y-6',
        !isNarrow && 'md:grid-flow-col md:auto-cols-fr',
        className,
      )}
    >
      {changes.map(({ label, before, after }) => (
        <div key={label} className={cn('border-t pt-4', isInk ? 'border-ink-line' : 'border-line')}>
          <dt className={cn('text-sm', isInk ? 'text-on-ink-muted' : 'text-muted')}>{label}</dt>
          <dd className={cn('mt-2', isInk ? 'text-on-ink-muted' : 'text-muted')}>
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
