import { CaseStudiesLink } from '@/components/layout/case-studies-link';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { SERVICES_COPY } from '@/content/services';
import type { ServicePage } from '@/content-client';
import { servicePath } from '@/lib/routing/routes';
import { noBreak } from '@/lib/text/no-break';
import { priceText } from '@/lib/text/price';

type MoreServicesProps = {
  pages: readonly ServicePage[];
  hasCaseStudies: boolean;
};

/** The services that have a page and no card, a row each; without any, nothing. */
export function MoreServices({ pages, hasCaseStudies }: MoreServicesProps) {
  if (pages.length === 0) return null;
  return (
    <Section labelledBy="more-services">
      <SectionHeading
        id="more-services"
        title={SERVICES_COPY.more}
        action={hasCaseStudies && <CaseStudiesLink />}
      />
      <ul className="mt-10 grid grid-cols-1 pt-px md:mt-14 md:grid-cols-2 md:gap-x-8 lg:gap-x-12">
        {pages.map(({ slug, title, summary, price }) => (
          <li
            key={slug}
            className="group accent-edge -mt-px grid grid-cols-[1fr_auto] items-start gap-x-4 border-y border-line py-6 md:gap-x-8 md:last:odd:col-span-2"
          >
            <div>
              <h3 className="text-xl leading-snug">
                <Link href={servicePath(slug)} className="card-link">
                  {noBreak(title)}
                </Link>
              </h3>
              {summary && <p className="mt-1.5 max-w-[60ch] text-muted">{noBreak(summary)}</p>}
              {price && (
                <p className="mt-2 text-base font-semibold tabular-nums">
                  {noBreak(priceText(price, SERVICE_PAGE_COPY))}
                </p>
              )}
            </div>
            <ArrowIcon className="size-6 self-center transition-transform duration-200 ease-out group-hover:translate-x-1.5" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
