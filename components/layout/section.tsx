import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type SectionProps = {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  tone?: 'paper' | 'sand' | 'ink' | 'accent';
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
export function Section({ labelledBy, tone = 'paper', className, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={cn('py-16 md:py-24', TONES[tone], className)}>
      <div className="container-page">{children}</div>
    </section>
  );
}
