import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { HOME_COPY } from '@/content/home';
import { safeHref } from '@/lib/routing/safe-href';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { AssistantAnswer } from './assistant-answer';
import { AssistantSources } from './assistant-sources';

/** The assistant at work: a question, its answer, and the records that the answer comes from. */
export async function AssistantPreview() {
  const profile = await getCompanyProfile();
  const { assistantTitle, assistantText, assistantQuestion, assistantAnswer } = profile;
  const href = safeHref(profile.assistantLink);
  if (!assistantQuestion || !assistantAnswer) return null;
  return (
    <Section labelledBy="assistant" tone="sand">
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading
            id="assistant"
            label={HOME_COPY.assistant}
            title={assistantTitle ?? assistantQuestion}
            text={assistantText}
          />
          {href && (
            <ButtonLink href={href} tone="quiet" hasArrow className="mt-8">
              {HOME_COPY.assistantMore}
            </ButtonLink>
          )}
        </div>
        <figure className="assistant lg:col-span-7">
          <div className="overflow-clip rounded-media border border-line bg-card shadow-float">
            <p className="assistant-asked">
              <span className="sr-only">{HOME_COPY.assistantAsked} </span>
              {assistantQuestion}
            </p>
            <AssistantAnswer text={assistantAnswer} />
            {profile.assistantSources && <AssistantSources text={profile.assistantSources} />}
          </div>
          <figcaption className="mt-3 text-sm text-muted">{HOME_COPY.assistantExample}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
