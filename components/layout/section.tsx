import type { ReactNode } from 'react';
import { WeaveBorder } from '@/components/ui/pattern/weave';
import { cn } from '@/lib/cn';

type SectionProps = {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  tone?: 'paper' | 'sand' | 'ink' | 'accent';
  /** Begins with a strip of weave. */
  hasBorder?: boolean;
  className?: string;
  children: ReactNode;
};

const TONES = {
  paper: '',
  sand: 'bg-sand',
  ink: 'bg-ink text-on-ink',
  accent: 'bg-accent text-on-accent',
} as const;

/** A band across the page with its content in the middle 1200 px. */
export function Section({
  labelledBy,
  tone = 'paper',
  hasBorder = false,
  className,
  children,
}: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={TONES[tone]}>
      {hasBorder && <WeaveBorder />}
      <div className={cn('py-16 md:py-24', className)}>
        <div className="container-page">{children}</div>
      </div>
    </section>
  );
}
