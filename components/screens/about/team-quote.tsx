import { SectionQuoteForm } from '@/components/forms/quote/section-quote-form';
import { CallButton } from '@/components/layout/call-button';
import { Promises } from '@/components/layout/promises';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { TEAM_COPY } from '@/content/about';
import { findSetting } from '@/content-client';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';
import { captchaSiteKey } from '@/lib/server/forms/verify-captcha';

/** The quote section after the team (specification §2, About: management team). */
export async function TeamQuote() {
  const [{ quoteText, promises }, settings, services] = await Promise.all([
    getCompanyProfile(),
    getSettings(),
    listServiceGroups(),
  ]);
  return (
    <Section labelledBy="request-quote-section" tone="sand" isOnScreenOnly>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-8 lg:col-span-5">
          <SectionHeading
            id="request-quote-section"
            label={TEAM_COPY.quoteLabel}
            title={TEAM_COPY.quoteTitle}
            text={quoteText ?? TEAM_COPY.quoteText}
          />
          <Promises promises={promises} className="w-full border-t border-line pt-6" />
          <CallButton phone={findSetting(settings, 'company_phone')?.value} />
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
