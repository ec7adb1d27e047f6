import { SectionQuoteForm } from '@/components/forms/quote/section-quote-form';
import { Promises } from '@/components/layout/promises';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { TEAM_COPY } from '@/content/about';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';
import { captchaSiteKey } from '@/lib/server/forms/verify-captcha';

/** The quote section after the team (specification §2, About: management team). */
export async function TeamQuote() {
  const [{ quoteText, promises }, services] = await Promise.all([
    getCompanyProfile(),
    listServiceGroups(),
  ]);
  return (
    <Section labelledBy="request-quote-section" tone="sand">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-12">
        <div className="flex flex-col justify-between gap-8 lg:col-span-5">
          <SectionHeading
            id="request-quote-section"
            label={TEAM_COPY.quoteLabel}
            title={TEAM_COPY.quoteTitle}
            text={quoteText ?? TEAM_COPY.quoteText}
          />
          <Promises promises={promises} className="border-t border-line pt-6" />
        </div>
        <div className="rounded-media border border-line bg-card p-5 sm:p-8 lg:col-span-6 lg:col-start-7 lg:p-10">
          <SectionQuoteForm
            kind="team-quote"
            services={services}
            captchaSiteKey={captchaSiteKey()}
          />
        </div>
      </div>
    </Section>
  );
}
