import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { WeaveBorder } from '@/components/ui/pattern/weave';
import { cn } from '@/lib/cn';

type SectionProps = VariantProps<typeof band> & {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** Begins with a strip of weave. */
  hasBorder?: boolean;
  /** Leads on: of no use on paper. */
  isOnScreenOnly?: boolean;
  className?: string;
  children: ReactNode;
};

const band = cva('', {
  variants: {
    tone: {
      paper: '',
      sand: 'bg-sand lines-on-sand',
      ink: 'bg-ink text-on-ink',
    },
  },
  defaultVariants: { tone: 'paper' },
});

/** A band across the page with its content in the middle 1200 px. */
export function Section({
  labelledBy,
  tone,
  hasBorder = false,
  isOnScreenOnly = false,
  className,
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-print={isOnScreenOnly ? 'off' : undefined}
      className={band({ tone })}
    >
      {hasBorder && <WeaveBorder />}
      <div className={cn('py-16 md:py-24', className)}>
        <div className="container-page">{children}</div>
      </div>
    </section>
  );
}
