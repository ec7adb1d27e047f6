import { cva } from 'class-variance-authority';

/** How anything looks that is pressed: a link to somewhere, or a button that does something. */
export const button = cva(
  'inline-flex max-w-full items-center justify-center gap-3 rounded-control button-text font-semibold leading-tight transition-colors duration-200',
  {
    variants: {
      tone: {
        accent: 'bg-accent text-on-accent hover:inset-ring-2 hover:inset-ring-current',
        ink: 'bg-ink text-on-ink hover:bg-ink-2 dark:inset-ring dark:inset-ring-ink-line',
        quiet: 'border border-line bg-card text-ink hover:border-ink',
        onInk: 'border border-on-ink-muted/60 text-on-ink hover:border-on-ink hover:bg-on-ink/10',
        onAccent: 'border border-on-accent text-on-accent hover:bg-on-accent/10',
      },
      size: {
        md: 'min-h-11 px-[min(1.25rem,6vw)] py-2.5 text-base',
        lg: 'min-h-14 px-[min(1.75rem,8vw)] py-3 text-lg',
      },
      shape: { control: '', pill: 'rounded-full' },
    },
    defaultVariants: { tone: 'accent', size: 'md', shape: 'control' },
  },
);
