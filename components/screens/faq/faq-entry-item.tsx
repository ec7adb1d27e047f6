import { Html } from '@/components/ui/html';
import type { FaqEntry } from '@/content-client';
import { withParagraphs } from '@/lib/text/with-paragraphs';
import { FaqDetails } from './faq-details';

type FaqEntryItemProps = {
  entry: FaqEntry;
  anchor: string | undefined;
  /** Level of the question's heading. */
  as: 'h2' | 'h3';
  /** How long after the first entry this one rises. */
  delaySeconds: number;
};

/** One question: it folds on small screens; on large ones and in print its answer is always shown. */
export function FaqEntryItem({ entry, anchor, as: Heading, delaySeconds }: FaqEntryItemProps) {
  const question = (
    <Heading className="min-w-0 grow text-xl leading-snug font-semibold lg:text-[1.375rem]">
      <Html as="span" html={entry.title} />
    </Heading>
  );
  return (
    <li
      id={anchor}
      className="faq-entry break-inside-avoid border-t border-line"
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
            className="faq-answer pb-7 lg:pt-3 lg:pb-9"
          />
        </FaqDetails>
      )}
    </li>
  );
}
