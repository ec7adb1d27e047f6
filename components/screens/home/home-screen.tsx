import { CallToAction } from '@/components/layout/call-to-action';
import { getCompanyProfile } from '@/lib/server/content';
import { CoreServices } from './core-services';
import { Hero } from './hero';
import { NewsFeed } from './news-feed';
import { NewsletterBand } from './newsletter-band';
import { PartnerMarks } from './partner-marks';
import { PromoVideo } from './promo-video';
import { RequestQuote } from './request-quote';

/** The first screen (specification §2, Home). */
export async function HomeScreen() {
  const profile = await getCompanyProfile();
  return (
    <>
      <Hero />
      <PartnerMarks />
      <CoreServices />
      <PromoVideo />
      <NewsFeed />
      <NewsletterBand />
      <RequestQuote />
      <CallToAction
        title={profile.closingTitle ?? 'Ready to Transform Your Business?'}
        text={profile.closingText}
      />
    </>
  );
}
