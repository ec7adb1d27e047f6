import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { TextItem } from '@/content-client';
import { anchorsOf } from '@/lib/text/anchor';

/** What clients ask before they sign; every answer stands, there are few of them. */
export function ServiceQuestions({ questions }: { questions: readonly TextItem[] }) {
  if (questions.length === 0) return null;
  const anchors = anchorsOf(questions.map(({ title }) => title));
  return (
    <Section labelledBy="questions">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <SectionHeading
          id="questions"
          label={SERVICE_PAGE_COPY.questions}
          title={questions.length > 1 ? SERVICE_PAGE_COPY.questionsTitle : <OneQuestion />}
          className="lg:col-span-4"
        />
        <dl className="lg:col-span-7 lg:col-start-6">
          {questions.map(({ title, text }, index) => (
            <div
              key={anchors[index] || title}
              id={anchors[index] || undefined}
              className="border-t border-line py-6 first:border-t-0 first:pt-0"
            >
              <dt className="font-display text-xl leading-snug font-bold text-balance">{title}</dt>
              <dd className="mt-2 max-w-[62ch] text-pretty whitespace-pre-line text-muted">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Over a single one, large letters would promise more. */
function OneQuestion() {
  return <span className="block text-heading">{SERVICE_PAGE_COPY.questionTitle}</span>;
}
