import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { noBreak, noBreakLead } from '@/lib/text/no-break';

type SectionHeadingProps = {
  id?: string;
  /** The small line above the title. */
  label?: string;
  title: ReactNode;
  text?: string | null;
  /** Where to go on from here: stands at the end of the line on large screens. */
  action?: ReactNode;
  className?: string;
};

/** Opens a section: small label with the accent line, title, one sentence. */
export function SectionHeading({ id, label, title, text, action, className }: SectionHeadingProps) {
  const textBlock = (
    <div className={cn('min-w-0 max-w-[min(48rem,100%)]', !action && className)}>
      {label && <p className="eyebrow mb-4 text-muted">{label}</p>}
      <h2 id={id} className="text-title">
        {typeof title === 'string' ? noBreak(title) : title}
      </h2>
      {text && (
        <p className="mt-4 max-w-[60ch] text-lead text-balance text-muted">{noBreakLead(text)}</p>
      )}
    </div>
  );
  if (!action) return textBlock;
  return (
    <div className={cn('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      {textBlock}
      {action}
    </div>
  );
}
