import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { FAQ_COPY } from '@/content/faq';
import type { FaqEntry } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { faqPage } from '@/lib/seo/page-data';
import { getCompanyProfile, getFaq } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { htmlToText } from '@/lib/text/html-to-text';
import { FaqEntryItem } from './faq-entry-item';

/** All entries together begin to rise within this time (specification §9). */
const STAGGER_SECONDS = 1;

/**
 * Frequently asked questions (specification §2, FAQ). The section opens the screen, so its top has
 * passed 70 % of the viewport as soon as it is there: the entrance runs once, in CSS alone.
 */
export async function FaqScreen() {
  const [entries, profile] = await Promise.all([getFaq(), getCompanyProfile()]);
  const answers = entries.flatMap(toPlainText);
  return (
    <>
      <StructuredData
        path={ROUTES.faq}
        trail={[{ name: FAQ_COPY.breadcrumb }]}
        things={answers.length === 0 ? [] : [faqPage(answers, siteUrl)]}
      />
      <Section className="faq-entrance pb-20!">
        <h1 className="text-center">
          <span className="faq-heading block text-hero">{FAQ_COPY.heading}</span>{' '}
          <span className="faq-sub-heading mt-1 block font-text text-title font-normal text-muted">
            {FAQ_COPY.subHeading}
          </span>
        </h1>
        {entries.length === 0 ? (
          <NoQuestions />
        ) : (
          <ul className="mt-12 border-b border-line lg:mt-20 lg:columns-2 lg:gap-16 lg:border-0">
            {entries.map((entry, index) => (
              <FaqEntryItem
                key={entry.title}
                entry={entry}
                delaySeconds={(STAGGER_SECONDS * index) / Math.max(1, entries.length - 1)}
              />
            ))}
          </ul>
        )}
      </Section>
      <AskUs text={profile.faqText} />
    </>
  );
}

// For search engines a question without an answer is none.
function toPlainText({ title, description }: FaqEntry) {
  return description === null
    ? []
    : [{ question: htmlToText(title), answer: htmlToText(description) }];
}

function NoQuestions() {
  return (
    <div className="mx-auto mt-12 max-w-3xl overflow-hidden rounded-card border border-line bg-card text-center">
      <div aria-hidden="true" className="weave-teal h-28" />
      <p className="p-8 text-lead text-muted">{FAQ_COPY.empty}</p>
    </div>
  );
}

function AskUs({ text }: { text: string | null }) {
  return (
    <section aria-labelledby="ask" className="bg-ink text-on-ink print:hidden">
      <div aria-hidden="true" className="weave-border text-on-ink-muted" />
      <div className="container-page flex flex-col gap-8 py-14 md:flex-row md:items-center md:justify-between md:py-20">
        <div className="min-w-0">
          <h2 id="ask" className="text-title">
            {FAQ_COPY.askTitle}
          </h2>
          <p className="mt-3 max-w-[52ch] text-lead text-on-ink-muted">
            {text ?? FAQ_COPY.askText}
          </p>
        </div>
        <ButtonLink href={ROUTES.contact} size="lg" hasArrow className="flex-none">
          {FAQ_COPY.ask}
        </ButtonLink>
      </div>
    </section>
  );
}
