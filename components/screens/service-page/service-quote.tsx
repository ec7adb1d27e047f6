import { QuoteForm } from '@/components/forms/quote/quote-form';
import { ArrowLinks } from '@/components/layout/arrow-links';
import { CallButton } from '@/components/layout/call-button';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { findSetting, type ServicePage } from '@/content-client';
import { titleOfService } from '@/lib/forms/service-options';
import { servicePath } from '@/lib/routing/routes';
import { getServicePages } from '@/lib/server/cms/proof-readers';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';

const MAX_OTHERS = 5;

/** The quote form with the service chosen, a number for those who would rather talk, and other services. */
export async function ServiceQuote({ page }: { page: ServicePage }) {
  const [services, settings, profile, pages] = await Promise.all([
    listServiceGroups(),
    getSettings(),
    getCompanyProfile(),
    getServicePages(),
  ]);
  const others = pages
    .filter(({ slug }) => slug !== page.slug)
    .toSorted((a, b) => Number(b.group === page.group) - Number(a.group === page.group))
    .slice(0, MAX_OTHERS);
  return (
    <Section labelledBy="quote" tone="sand" hasBorder isOnScreenOnly>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <SectionHeading
            id="quote"
            label={SERVICE_PAGE_COPY.quoteLabel}
            title={SERVICE_PAGE_COPY.quoteTitle(page.title)}
            text={profile.quoteText}
          />
          <CallButton phone={findSetting(settings, 'company_phone')?.value} className="mt-6" />
        </div>
        <div className="rounded-media border border-line bg-card p-5 sm:p-8 lg:col-span-7 lg:self-start lg:col-start-6 lg:row-span-2 lg:p-10">
          <QuoteForm
            id="quote-form"
            services={services}
            chosen={titleOfService(services, page.slug)}
          />
        </div>
        {others.length > 0 && (
          <nav aria-labelledby="other-services" className="lg:col-span-4 lg:row-start-2 lg:mt-2">
            <h2 id="other-services" className="eyebrow font-text text-muted">
              {SERVICE_PAGE_COPY.others}
            </h2>
            <ArrowLinks
              links={others.map(({ slug, title }) => ({ name: title, href: servicePath(slug) }))}
            />
          </nav>
        )}
      </div>
    </Section>
  );
}
