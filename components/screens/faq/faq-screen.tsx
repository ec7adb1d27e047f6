import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { WeaveBorder } from '@/components/ui/pattern/weave';
import { FAQ_COPY } from '@/content/faq';
import type { FaqEntry } from '@/content-client';
import { cn } from '@/lib/cn';
import { ROUTES } from '@/lib/routing/routes';
import { faqPage } from '@/lib/seo/page-data';
import { getCompanyProfile, getFaq } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { anchorsOf } from '@/lib/text/anchor';
import { htmlToText } from '@/lib/text/html-to-text';
import { noBreakLead } from '@/lib/text/no-break';
import { FaqEntryItem } from './faq-entry-item';
import { toFaqGroups } from './faq-groups';

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
      <Section className="faq-entrance relative isolate pb-20!">
        <span aria-hidden="true" className="faq-weave" />
        <h1 className="text-center">
          <span className="faq-heading block text-hero">
            <span className="capitals">{FAQ_COPY.heading}</span>
          </span>{' '}
          <span className="faq-sub-heading mt-1 block font-text text-title font-normal text-muted">
            {FAQ_COPY.subHeading}
          </span>
        </h1>
        {entries.length === 0 ? <NoQuestions /> : <FaqGroups entries={entries} />}
      </Section>
      <AskUs text={profile.faqText} />
    </>
  );
}

/** The groups below each other, each in columns of its own; a list of them leads to each. */
function FaqGroups({ entries }: { entries: readonly FaqEntry[] }) {
  const groups = toFaqGroups(entries);
  const linked = groups.filter(({ id }) => id !== undefined);
  const inOrder = groups.flatMap((group) => group.entries);
  // In the order of the list, as the search has them.
  const anchors = anchorsOf(entries.map(({ title }) => htmlToText(title)));
  return (
    <>
      {linked.length > 1 && (
        <nav aria-label={FAQ_COPY.groups} className="mt-8 lg:mt-10" data-print="off">
          <ul className="flex flex-wrap justify-center gap-2 sm:gap-3">
            {linked.map(({ name, id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm font-semibold sm:px-5 sm:text-base transition-colors duration-200 hover:border-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ name, id, entries: questions }) => (
        <section
          key={name ?? ''}
          id={id}
          aria-label={name ?? undefined}
          className={linked.length > 0 ? 'faq-group' : undefined}
        >
          {name && <h2 className="text-heading">{name}</h2>}
          <ul
            className={cn(
              'border-b border-line lg:border-0',
              questions.length > 1 && 'lg:columns-2 lg:gap-12',
              linked.length === 0 ? 'mt-12 lg:mt-20' : name ? 'mt-5 lg:mt-0' : undefined,
            )}
          >
            {questions.map((entry) => (
              <FaqEntryItem
                key={entries.indexOf(entry)}
                entry={entry}
                anchor={anchors[entries.indexOf(entry)] || undefined}
                as={name ? 'h3' : 'h2'}
                isAlone={questions.length === 1}
                delaySeconds={
                  (STAGGER_SECONDS * inOrder.indexOf(entry)) / Math.max(1, entries.length - 1)
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

// For search engines a question without an answer in words is none.
function toPlainText({ title, description }: FaqEntry) {
  const answer = htmlToText(description ?? '');
  return answer === '' ? [] : [{ question: htmlToText(title), answer }];
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
      <WeaveBorder className="text-on-ink-muted" />
      <div className="container-page flex flex-col gap-8 py-14 md:flex-row md:items-center md:justify-between md:py-20">
        <div className="min-w-0">
          <h2 id="ask" className="text-title">
            {FAQ_COPY.askTitle}
          </h2>
          <p className="mt-3 max-w-[52ch] text-lead text-on-ink-muted">
            {noBreakLead(text ?? FAQ_COPY.askText)}
          </p>
        </div>
        <ButtonLink
          href={ROUTES.contact}
          size="lg"
          hasArrow
          className="flex-none sm:max-md:self-start"
        >
          {FAQ_COPY.ask}
        </ButtonLink>
      </div>
    </section>
  );
}
