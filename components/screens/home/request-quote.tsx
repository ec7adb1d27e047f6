import { SectionQuoteForm } from '@/components/forms/quote/section-quote-form';
import { Promises } from '@/components/layout/promises';
import { Section } from '@/components/layout/section';
import { ContentImage } from '@/components/ui/content-image';
import { croppedSizes } from '@/components/ui/cropped-sizes';
import { HOME_COPY } from '@/content/home';
import { findSetting, imageOf } from '@/content-client';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';
import { captchaSiteKey } from '@/lib/server/forms/verify-captcha';

const WIDE_SIZES = '(min-width: 1264px) 700px';

/**
 * 'REQUEST A Free Quote': image (setting `quote_form_left_side`) and text on the left, the form
 * on a sheet that overlaps the image (specification §2, Home).
 */
export async function RequestQuote() {
  const [settings, profile, services] = await Promise.all([
    getSettings(),
    getCompanyProfile(),
    listServiceGroups(),
  ]);
  const background = imageOf(findSetting(settings, 'quote_form_left_side')?.media);
  return (
    <Section labelledBy="free-quote" tone="sand" hasBorder isOnScreenOnly>
      <div className="grid grid-cols-1 lg:grid-cols-12">
        <div className="relative isolate flex flex-col justify-end overflow-hidden rounded-media bg-ink text-on-ink lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:min-h-[40rem]">
          {/* On small screens a band of its own: behind the text it would disturb. */}
          <div className="relative h-36 sm:h-44 lg:absolute lg:inset-0 lg:-z-20 lg:h-auto">
            <ContentImage
              image={background && { ...background, alt: '' }}
              seed="free quote"
              // Nearly a square on large screens, and a band on the others.
              sizes={`${background ? croppedSizes(WIDE_SIZES, background, 11 / 10) : WIDE_SIZES}, 100vw`}
              // A drawing is made for it; at the top of a photo is the sky, or a ceiling.
              className={background?.isPhotograph ? undefined : 'max-lg:[--point:top]'}
            />
            <div className="absolute inset-0 bg-linear-to-t from-ink to-transparent to-60% lg:from-50% lg:to-ink/10 lg:to-100%" />
          </div>
          <div className="p-6 pb-16 sm:p-10 sm:pb-20 lg:pr-48 lg:pb-10">
            <h2 id="free-quote">
              <span className="eyebrow mb-4 font-text text-on-ink-muted">
                {HOME_COPY.quoteLabel}
              </span>{' '}
              <span className="block text-title">{HOME_COPY.quoteTitle}</span>
            </h2>
            {profile.quoteText && (
              <p className="mt-4 max-w-[40ch] text-lead text-on-ink-muted">{profile.quoteText}</p>
            )}
            <Promises promises={profile.promises} tone="ink" className="mt-8" />
          </div>
        </div>
        <div className="z-10 mx-3 -mt-10 self-center rounded-media border border-line bg-card p-6 shadow-float sm:mx-10 sm:p-8 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:mx-0 lg:mt-0 lg:p-10">
          <SectionQuoteForm
            kind="home-quote"
            services={services}
            captchaSiteKey={captchaSiteKey()}
          />
        </div>
      </div>
    </Section>
  );
}
