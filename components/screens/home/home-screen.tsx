import { CallToAction } from '@/components/layout/call-to-action';
import { JsonLd } from '@/components/ui/json-ld';
import { ROUTES } from '@/lib/routing/routes';
import { service as describeService } from '@/lib/seo/organization-data';
import { webPage } from '@/lib/seo/page-data';
import { getBrand, getCompanyProfile, getCoreServices } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { AssistantPreview } from './assistant-preview';
import { CaseStudyBand } from './case-study-band';
import { CoreServices } from './core-services';
import { Hero } from './hero';
import { NewsFeed } from './news-feed';
import { NewsletterBand } from './newsletter-band';
import { PartnerMarks } from './partner-marks';
import { PromoVideo } from './promo-video';
import { RequestQuote } from './request-quote';

/** The first screen (specification §2, Home). */
export async function HomeScreen() {
  const [brand, profile, services] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getCoreServices(),
  ]);
  return (
    <>
      <JsonLd
        things={[
          webPage(
            'WebPage',
            { path: ROUTES.home, name: brand, description: profile.heroText },
            siteUrl,
          ),
          ...services.map((service) => describeService(service, siteUrl)),
        ]}
      />
      <Hero />
      <PartnerMarks />
      <CoreServices />
      <AssistantPreview />
      <PromoVideo />
      <CaseStudyBand />
      <NewsFeed />
      <NewsletterBand />
      <RequestQuote />
      <CallToAction profile={profile} isCompact />
    </>
  );
}
