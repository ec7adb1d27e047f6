import { QuoteLink } from '@/components/forms/quote/quote-link';
import { CaseStudyCard } from '@/components/layout/case-study-card';
import { Section } from '@/components/layout/section';
import { button } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { OFFER_COPY } from '@/content/blogs';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { servicePath } from '@/lib/routing/routes';
import { getCaseStudies, getServicePages } from '@/lib/server/cms/proof-readers';
import { getCompanyProfile } from '@/lib/server/cms/readers';

const MAX_OTHERS = 2;

/** Ends a case study: the service it was, with a quote for it, and other case studies. */
export async function CaseStudyOffer({ study }: { study: CaseStudy }) {
  const [studies, pages, { closingText }] = await Promise.all([
    getCaseStudies(),
    getServicePages(),
    getCompanyProfile(),
  ]);
  const services = pages.filter(({ caseStudies }) => caseStudies.includes(study.slug));
  const [service] = services;
  // Its title is a result, which nobody would talk about.
  const subject = service?.title ?? study.product;
  // What the page has said of its own study it does not say again.
  const others = studies
    .filter(({ slug }) => slug !== study.slug)
    .slice(0, MAX_OTHERS)
    .map((other) => (other.note === study.note ? { ...other, note: null } : other));
  return (
    <Section tone="sand" hasBorder labelledBy="offer" isOnScreenOnly>
      <div className="relative isolate overflow-hidden rounded-media bg-ink p-[min(2rem,7vw)] text-on-ink md:p-12">
        <Weave
          seed={study.slug}
          tone="ink"
          className="absolute inset-y-0 right-0 -z-10 hidden w-1/3 mask-l-from-0% md:block"
        />
        <h2 id="offer" className="max-w-[22ch] text-title">
          {subject ? OFFER_COPY.title(subject) : OFFER_COPY.postTitle}
        </h2>
        {closingText && (
          <p className="mt-4 max-w-[48ch] text-lead text-on-ink-muted">{closingText}</p>
        )}
        <div className="mt-8 button-row">
          <QuoteLink className={button({ size: 'lg' })} service={service?.slug}>
            {OFFER_COPY.quote} <ArrowIcon />
          </QuoteLink>
          {services.length > 0 && (
            // Together in the next line where there is no room for all in one: none stands alone in it.
            <div className="button-row">
              {services.map(({ slug, title }) => (
                <Link
                  key={slug}
                  href={servicePath(slug)}
                  className={button({ size: 'lg', tone: 'onInk' })}
                >
                  {CASE_STUDIES_COPY.aboutService(title)}
                </Link>
              ))}
            </div>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <>
          <h2 className="mt-14 text-heading">{CASE_STUDIES_COPY.next}</h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-6">
            {others.map((other) => (
              <CaseStudyCard key={other.slug} study={other} isAlone={others.length === 1} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
