import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type SectionHeadingProps = {
  id?: string;
  /** The small line above the title. */
  label?: string;
  title: ReactNode;
  text?: string | null;
  /** Where to go on from here: stands at the end of the line on large screens. */
  action?: ReactNode;
  /** `h1` where the section opens the screen. */
  as?: 'h1' | 'h2';
  tone?: 'paper' | 'ink';
  className?: string;
};

/** Opens a section: small label with the accent line, title, one sentence. */
export function SectionHeading({
  id,
  label,
  title,
  text,
  action,
  as: Heading = 'h2',
  tone = 'paper',
  className,
}: SectionHeadingProps) {
  const quiet = tone === 'ink' ? 'text-on-ink-muted' : 'text-muted';
  const textBlock = (
    <div className={cn('max-w-3xl', !action && className)}>
      {label && <p className={cn('eyebrow mb-4', quiet)}>{label}</p>}
      <Heading id={id} className="text-title">
        {title}
      </Heading>
      {text && <p className={cn('mt-4 max-w-[60ch] text-lead', quiet)}>{text}</p>}
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
