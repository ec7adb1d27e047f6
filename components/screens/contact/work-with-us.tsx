import { WeaveBorder } from '@/components/ui/pattern/weave';
import { CONTACT_COPY } from '@/content/contact';
import { getBrand } from '@/lib/server/cms/readers';
import { withBrand } from '@/lib/text/with-brand';
import { GetInTouchLink } from './get-in-touch-link';

/** 'Interested in working with …': to the form of this screen. */
export async function WorkWithUs() {
  const brand = await getBrand();
  return (
    <section aria-labelledby="work-with-us" data-print="off" className="bg-ink text-on-ink">
      <WeaveBorder className="text-on-ink-muted" />
      <div className="container-page grid grid-cols-1 items-center gap-8 py-16 md:grid-cols-12 md:py-28">
        <div className="md:col-span-8">
          <h2 id="work-with-us" className="text-title">
            {withBrand(CONTACT_COPY.workWithUs, brand)}
          </h2>
          <p className="mt-5 max-w-[48ch] text-lead text-on-ink-muted">
            {CONTACT_COPY.workWithUsText}
          </p>
        </div>
        <div className="md:col-span-4 md:text-end">
          <GetInTouchLink />
        </div>
      </div>
    </section>
  );
}
