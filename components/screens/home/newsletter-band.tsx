import { NewsletterBandForm } from '@/components/forms/newsletter/newsletter-forms';
import { Weave } from '@/components/ui/pattern/weave';
import { HOME_COPY } from '@/content/home';
import { getCompanyProfile } from '@/lib/server/cms/readers';

/** 'Keep Up To Date' (specification §2, Home). */
export async function NewsletterBand() {
  const { newsletterText } = await getCompanyProfile();
  return (
    <section aria-labelledby="newsletter" data-print="off" className="pb-16 md:pb-24">
      <div className="container-page">
        <div className="grid grid-cols-1 overflow-hidden rounded-media border border-line bg-card md:grid-cols-12">
          <div className="relative isolate flex min-h-44 items-end overflow-hidden bg-teal p-6 text-white sm:p-8 md:col-span-5 md:p-10">
            <Weave seed="a" tone="teal" className="absolute inset-0 -z-20" />
            <div className="absolute inset-0 -z-10 bg-linear-to-t from-teal from-35% to-teal/10" />
            <h2 id="newsletter" className="min-w-0 text-title">
              {HOME_COPY.newsletterTitle}
            </h2>
          </div>
          <div className="flex flex-col justify-center gap-6 p-6 sm:p-8 md:col-span-7 md:p-10 lg:p-14">
            {newsletterText && <p className="max-w-[48ch] text-lead">{newsletterText}</p>}
            <NewsletterBandForm />
          </div>
        </div>
      </div>
    </section>
  );
}
