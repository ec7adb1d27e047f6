import type { TextItem } from '@/content-client';
import { cn } from '@/lib/cn';

type PromisesProps = {
  promises: readonly TextItem[];
  tone?: 'paper' | 'ink';
  className?: string;
};

/** What a visitor can count on, each as a figure with its name, in one line. */
export function Promises({ promises, tone = 'paper', className }: PromisesProps) {
  if (promises.length === 0) return null;
  return (
    <dl className={cn('flex flex-wrap gap-x-8 gap-y-4', className)}>
      {promises.map(({ title, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end">
          <dt className={cn('text-sm', tone === 'ink' ? 'text-on-ink-muted' : 'text-muted')}>
            {text}
          </dt>
          <dd className="font-display text-heading font-bold tabular-nums">{title}</dd>
        </div>
      ))}
    </dl>
  );
}
