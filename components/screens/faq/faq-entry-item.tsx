import { Html } from '@/components/ui/html';
import type { FaqEntry } from '@/content-client';
import { cn } from '@/lib/cn';
import { withParagraphs } from '@/lib/text/with-paragraphs';
import { FaqDetails } from './faq-details';

type FaqEntryItemProps = {
  entry: FaqEntry;
  anchor: string | undefined;
  /** Level of the question's heading. */
  as: 'h2' | 'h3';
  /** The only one of its group: on large screens its answer stands beside it. */
  isAlone: boolean;
  /** How long after the first entry this one rises. */
  delaySeconds: number;
};

/** One question: it folds on small screens; on large ones and in print its answer is always shown. */
export function FaqEntryItem({
  entry,
  anchor,
  as: Heading,
  isAlone,
  delaySeconds,
}: FaqEntryItemProps) {
  const question = (
    <Heading className="min-w-0 grow text-xl leading-snug font-semibold lg:text-[1.375rem]">
      <Html as="span" html={entry.title} />
    </Heading>
  );
  return (
    <li
      id={anchor}
      className={cn('faq-entry break-inside-avoid border-t border-line', isAlone && 'faq-alone')}
      style={{ '--entry-delay': `${delaySeconds.toFixed(2)}s` }}
    >
      {entry.description === null ? (
        <div className="py-5 lg:pt-8">{question}</div>
      ) : (
        <FaqDetails
          anchor={anchor}
          question={
            <>
              {question}
              <span aria-hidden="true" className="plus mt-1.5 lg:hidden" />
            </>
          }
        >
          <Html
            html={withParagraphs(entry.description)}
            className={cn('faq-answer pb-7 lg:pb-9', isAlone ? 'lg:pt-8' : 'lg:pt-3')}
          />
        </FaqDetails>
      )}
    </li>
  );
}
