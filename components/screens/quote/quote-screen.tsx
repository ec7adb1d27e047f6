import { QuoteForm } from '@/components/forms/quote/quote-form';
import { CallButton } from '@/components/layout/call-button';
import { Promises } from '@/components/layout/promises';
import { StructuredData } from '@/components/shell/structured-data';
import { ContentImage } from '@/components/ui/content-image';
import { QUOTE_COPY } from '@/content/quote';
import { findSetting, imageOf } from '@/content-client';
import { titleOfService } from '@/lib/forms/service-options';
import { ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';
import { siteUrl } from '@/lib/server/ops/env';
import { noBreakLead } from '@/lib/text/no-break';
import { QuoteSteps } from './quote-steps';

/** `service`: the slug of the page of the service that is chosen. */
type QuoteScreenProps = { service?: string | null };

/** The quote modal as a page of its own: where its links lead without JavaScript. */
export async function QuoteScreen({ service = null }: QuoteScreenProps) {
  const [services, settings, profile] = await Promise.all([
    listServiceGroups(),
    getSettings(),
    getCompanyProfile(),
  ]);
  const image = imageOf(findSetting(settings, 'quote_form_left_side')?.media);
  return (
    <section aria-labelledby="quote" className="container-page py-10 md:py-20">
      <StructuredData
        path={ROUTES.quote}
        trail={[{ name: QUOTE_COPY.title }]}
        things={[webPage('WebPage', { path: ROUTES.quote, name: QUOTE_COPY.title }, siteUrl)]}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col lg:col-span-5">
          <p className="eyebrow mb-4 text-muted">{QUOTE_COPY.label}</p>
          <h1 id="quote" className="text-title">
            {QUOTE_COPY.title}
          </h1>
          {profile.quoteText && (
            <p className="mt-4 max-w-[42ch] text-lead text-muted">
              {noBreakLead(profile.quoteText)}
            </p>
          )}
          <Promises promises={profile.promises} className="mt-8" />
          <CallButton
            phone={findSetting(settings, 'company_phone')?.value}
            className="mt-8 self-start"
          />
        </div>
        {/* Below the form on small screens: the fields come first there. */}
        <div className="flex flex-col max-lg:order-last lg:col-span-5 lg:col-start-1">
          {profile.quoteSteps.length > 0 ? (
            <QuoteSteps steps={profile.quoteSteps} />
          ) : (
            <div className="relative hidden grow overflow-hidden rounded-media lg:block">
              <ContentImage
                image={image && { ...image, alt: '' }}
                seed="quote"
                sizes="(min-width: 1264px) 460px, 40vw"
                shape={3 / 4}
              />
            </div>
          )}
        </div>
        <div className="self-start rounded-media border border-line bg-card p-5 sm:p-8 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:p-10">
          <QuoteForm
            id="quote-form"
            services={services}
            chosen={titleOfService(services, service)}
          />
        </div>
      </div>
    </section>
  );
}
