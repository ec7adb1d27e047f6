import { CallToAction } from '@/components/layout/call-to-action';
import { CaseStudiesLink } from '@/components/layout/case-studies-link';
import { CaseStudyCard } from '@/components/layout/case-study-card';
import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { StructuredData } from '@/components/shell/structured-data';
import { Weave } from '@/components/ui/pattern/weave';
import { RiseIn } from '@/components/ui/rise-in';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { SERVICES_COPY } from '@/content/services';
import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';
import { sixthsOfRow } from '@/lib/pattern/fill-rows';
import { ROUTES, serviceSlugOf } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import { service as describeService } from '@/lib/seo/organization-data';
import { getCaseStudies, getServicePages } from '@/lib/server/cms/proof-readers';
import { getBrand, getCompanyProfile, getMainServices } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { MainServiceCard } from './main-service-card';
import { MoreServices } from './more-services';

const TRAIL = [{ name: SERVICES_COPY.breadcrumb }];

/** Cover, an introduction, the main services (specification §2, Services), all others that have a page, and proof. */
export async function ServicesScreen() {
  const [brand, services, profile, pages, [study]] = await Promise.all([
    getBrand(),
    getMainServices(),
    getCompanyProfile(),
    getServicePages(),
    getCaseStudies(),
  ]);
  const cards = services.map((service) => ({
    service,
    page: pages.find(({ slug }) => slug === serviceSlugOf(safeHref(service.link))),
  }));
  const others = pages.filter((other) => !cards.some(({ page }) => page === other));
  return (
    <>
      <StructuredData
        path={ROUTES.services}
        trail={TRAIL}
        things={services.map((service) => describeService(service, siteUrl))}
      />
      <CoverHeader
        title={SERVICES_COPY.title}
        isCapitals
        description={SERVICES_COPY.text}
        trail={TRAIL}
        image={null}
        brand={brand}
      />
      {profile.servicesHeadline && (
        <ServicesIntro headline={profile.servicesHeadline} text={profile.servicesText} />
      )}
      {/* Clipped, because a card that has not risen yet would stand over the next section. */}
      {(services.length > 0 || others.length === 0) && (
        <Section labelledBy="main-services" tone="sand" hasBorder className="overflow-clip">
          <SectionHeading
            id="main-services"
            label={SERVICES_COPY.label}
            title={SERVICES_COPY.heading}
          />
          {services.length === 0 ? (
            <NoServices />
          ) : (
            <RiseIn className="mt-10 grid gap-4 sm:grid-cols-2 sm:gap-6 md:mt-14 lg:grid-cols-6">
              {cards.map(({ service, page }, index) => (
                <MainServiceCard
                  key={service.title}
                  service={service}
                  page={page}
                  sixths={sixthsOfRow(index, cards.length)}
                  isRowOfTwo={index === cards.length - 1 && index % 2 === 0}
                />
              ))}
            </RiseIn>
          )}
        </Section>
      )}
      <MoreServices
        pages={others}
        title={SERVICES_COPY[services.length > 0 ? 'more' : 'heading']}
      />
      {study && <Proof study={study} tone={others.length > 0 ? 'sand' : 'paper'} />}
      <CallToAction profile={profile} isCompact />
    </>
  );
}

/** What came of it for one client, and the way to all. */
function Proof({ study, tone }: { study: CaseStudy; tone: 'paper' | 'sand' }) {
  return (
    <Section labelledBy="proof" tone={tone} hasBorder={tone === 'sand'}>
      <SectionHeading
        id="proof"
        label={SERVICE_PAGE_COPY.proof}
        title={SERVICE_PAGE_COPY.proofTitle}
        action={<CaseStudiesLink />}
      />
      <ul className="mt-10 md:mt-14">
        <CaseStudyCard study={study} isAlone />
      </ul>
    </Section>
  );
}

function ServicesIntro({ headline, text }: { headline: string; text: string | null }) {
  return (
    <section aria-labelledby="services-intro" className="container-page py-14 md:py-20">
      <div className="grid grid-cols-1 gap-8 md:grid-cols-12 md:gap-12">
        <h2
          id="services-intro"
          className={cn('text-title', text ? 'md:col-span-6' : 'md:col-span-full')}
        >
          {headline}
        </h2>
        {text && (
          <p className="border-t-2 border-accent pt-6 text-lead text-muted md:col-span-6 md:self-end">
            {text}
          </p>
        )}
      </div>
    </section>
  );
}

function NoServices() {
  return (
    <div className="mt-10 grid overflow-hidden rounded-media border border-line bg-card sm:grid-cols-[14rem_1fr]">
      <Weave seed="no services" className="h-28 sm:h-auto" />
      <p className="max-w-[52ch] p-6 text-lead text-muted md:p-10">{SERVICES_COPY.empty}</p>
    </div>
  );
}
