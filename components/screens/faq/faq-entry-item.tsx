import { Html } from '@/components/ui/html';
import type { FaqEntry } from '@/content-client';

type FaqEntryItemProps = {
  entry: FaqEntry;
  /** How long after the first entry this one rises. */
  delaySeconds: number;
};

/** One question: it folds on small screens; on large ones and in print its answer always stands. */
export function FaqEntryItem({ entry, delaySeconds }: FaqEntryItemProps) {
  return (
    <li
      className="faq-entry break-inside-avoid border-t border-line"
      style={{ '--entry-delay': `${delaySeconds.toFixed(2)}s` }}
    >
      <details className="faq-details">
        <summary className="flex min-h-11 list-none items-start justify-between gap-4 py-5 lg:pt-8 lg:pb-0 [&::-webkit-details-marker]:hidden">
          <h2 className="min-w-0 text-xl leading-snug font-semibold lg:text-heading lg:leading-tight">
            <Html as="span" html={entry.title} />
          </h2>
          <span aria-hidden="true" className="plus mt-1.5 lg:hidden" />
        </summary>
        <Html html={entry.description} className="faq-answer pb-7 lg:pt-4 lg:pb-10" />
      </details>
    </li>
  );
}
