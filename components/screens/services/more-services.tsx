import { QuoteLink } from '@/components/forms/quote/quote-link';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { SERVICES_COPY } from '@/content/services';
import type { ServicePage } from '@/content-client';
import { restOfRow } from '@/lib/pattern/rest-of-row';
import { servicePath } from '@/lib/routing/routes';
import { noBreak, noBreakLead } from '@/lib/text/no-break';
import { priceText } from '@/lib/text/price';

type MoreServicesProps = {
  pages: readonly ServicePage[];
  /** Without any card above them, they are not more than those. */
  title: string;
};

/** The services that have a page and no card, a row each; without any, nothing. */
export function MoreServices({ pages, title }: MoreServicesProps) {
  if (pages.length === 0) return null;
  return (
    <Section labelledBy="more-services">
      <SectionHeading id="more-services" title={title} />
      <ul className="mt-10 grid grid-cols-1 pt-px md:mt-14 md:grid-cols-2 md:gap-x-8 lg:gap-x-12">
        {pages.map(({ slug, title, summary, price, priceNote }) => (
          <li
            key={slug}
            className="group accent-edge -mt-px grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-y border-line py-6 md:gap-x-8"
          >
            <div>
              <h3 className="text-xl leading-snug">
                <Link
                  href={servicePath(slug)}
                  className="card-link focus-visible:after:focus-outside"
                >
                  {noBreak(title)}
                </Link>
              </h3>
              {summary && (
                <p className="mt-1.5 max-w-[60ch] text-balance text-muted">
                  {noBreakLead(summary)}
                </p>
              )}
              {price && (
                <p className="mt-3 text-sm text-muted">
                  <span className="block text-[min(1rem,7vw)] font-semibold text-ink tabular-nums">
                    {noBreak(priceText(price, SERVICE_PAGE_COPY))}
                  </span>
                  {priceNote && <span className="block max-w-[60ch]">{noBreak(priceNote)}</span>}
                </p>
              )}
            </div>
            <ArrowIcon className="size-6 self-center print:hidden transition-transform duration-200 ease-out group-hover:translate-x-1.5" />
          </li>
        ))}
        <ClosingRow rows={pages.length} />
      </ul>
    </Section>
  );
}

/** Ends the list, for visitors who did not find theirs: as wide as what its last row leaves over. */
function ClosingRow({ rows }: { rows: number }) {
  return (
    <li
      className="group accent-edge @container isolate -mt-px overflow-hidden border-y border-line bg-sand md:col-[span_var(--rest-of-2)]"
      style={{ '--rest-of-2': restOfRow(rows, 2) }}
    >
      <Weave
        seed="the rest"
        tone="sand"
        className="absolute inset-y-0 right-0 -z-10 w-1/3 mask-l-from-20% @md:w-2/5"
      />
      <div className="flex h-full flex-col items-start justify-between gap-x-8 gap-y-4 p-[min(1.5rem,6vw)] @3xl:flex-row @3xl:items-center @3xl:justify-start">
        <p className="max-w-[16ch] font-display text-xl leading-snug font-bold text-balance @3xl:max-w-none">
          {SERVICES_COPY.notSure}
        </p>
        <p className="flex items-center gap-2 font-semibold">
          <QuoteLink className="card-link">{SERVICES_COPY.ask}</QuoteLink>
          <ArrowIcon className="icon-forward" />
        </p>
      </div>
    </li>
  );
}
