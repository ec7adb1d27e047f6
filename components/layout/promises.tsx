import type { TextItem } from '@/content-client';
import { cn } from '@/lib/cn';

type PromisesProps = {
  promises: readonly TextItem[];
  tone?: 'paper' | 'ink';
  /** Of one width and larger, instead of one after the other in a line. */
  isInColumns?: boolean;
  className?: string;
};

/** What a visitor can count on, each as a figure with its name. */
export function Promises({
  promises,
  tone = 'paper',
  isInColumns = false,
  className,
}: PromisesProps) {
  if (promises.length === 0) return null;
  const look = isInColumns ? COLUMNS : LINE;
  return (
    <dl className={cn(look.list, className)}>
      {promises.map(({ title, text }) => (
        <div key={text} className={cn('flex min-w-0 flex-col-reverse', look.item)}>
          <dt className={cn(look.name, tone === 'ink' ? 'text-on-ink-muted' : 'text-muted')}>
            {text}
          </dt>
          <dd className={cn('font-display font-bold tabular-nums', look.figure)}>{title}</dd>
        </div>
      ))}
    </dl>
  );
}

const LINE = {
  list: 'flex flex-wrap gap-x-8 gap-y-4',
  item: 'justify-end',
  name: 'text-sm',
  figure: 'text-heading',
};

const COLUMNS = {
  list: 'grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-3 sm:gap-4',
  item: 'justify-between gap-3 border-t-2 border-ink pt-3',
  name: 'text-base',
  figure: 'text-title leading-none tracking-tight',
};
