import { QuoteLink } from '@/components/forms/quote/quote-link';
import { ArrowLinks } from '@/components/layout/arrow-links';
import { Person } from '@/components/layout/person';
import { button } from '@/components/ui/button';
import { ArrowIcon, PhoneIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { OFFER_COPY } from '@/content/blogs';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { findSetting, type MenuItem, type ServicePage } from '@/content-client';
import { telHref } from '@/lib/routing/contact-links';
import { canonicalArticlePath, toMenuLinks } from '@/lib/routing/menu-links';
import { servicePath } from '@/lib/routing/routes';
import { getServicePages } from '@/lib/server/cms/proof-readers';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { noBreak } from '@/lib/text/no-break';
import { priceText } from '@/lib/text/price';
import { placeInMenu } from './place-in-menu';

type PageOfferProps = {
  slug: string;
  title: string;
  path: string;
  menus: readonly MenuItem[];
};

/** Ends a page of the menu: whom to talk to about it, and the pages beside it. */
export async function PageOffer({ slug: ownSlug, title, path, menus }: PageOfferProps) {
  const [settings, { closingText }, pages] = await Promise.all([
    getSettings(),
    getCompanyProfile(),
    getServicePages(),
  ]);
  const phone = findSetting(settings, 'company_phone')?.value;
  const call = phone ? telHref(phone) : null;
  const place = placeInMenu(path, toMenuLinks(menus));
  const ownService = pages.find(({ article }) => article === ownSlug) ?? null;
  const service = ownService ?? serviceAt(place?.above ?? [], pages, menus);
  const siblings = place?.siblings ?? [];
  return (
    <aside aria-labelledby="offer" data-print="off" className="bg-sand lines-on-sand">
      <div className="container-page grid grid-cols-1 gap-x-8 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
        <div className="relative isolate overflow-hidden rounded-media bg-ink p-[min(2rem,7vw)] text-on-ink md:p-12 lg:col-span-8">
          <Weave
            seed={title}
            tone="ink"
            className="absolute inset-y-0 right-0 -z-10 hidden w-1/4 mask-l-from-0% md:block"
          />
          <h2 id="offer" className="max-w-[20ch] text-title">
            {OFFER_COPY.title(ownService?.title ?? place?.name ?? title)}
          </h2>
          {closingText && (
            <p className="mt-4 max-w-[36ch] text-lead text-on-ink-muted">{closingText}</p>
          )}
          {service && <ServiceInShort service={service} />}
          <div className="mt-8 button-row">
            <QuoteLink className={button({ size: 'lg' })} service={service?.slug}>
              {OFFER_COPY.quote} <ArrowIcon />
            </QuoteLink>
            {call && (
              <a href={call} className={button({ size: 'lg', tone: 'onInk' })}>
                <PhoneIcon /> {phone}
              </a>
            )}
          </div>
        </div>
        {siblings.length > 0 && (
          <nav aria-labelledby="beside" className="lg:col-span-4">
            <h2 id="beside" className="eyebrow font-text text-muted">
              {OFFER_COPY.beside}
            </h2>
            <ArrowLinks links={siblings} />
          </nav>
        )}
      </div>
    </aside>
  );
}

/** Of the service that the page is about, or is part of: its price, who leads it, and the way to its own page. */
function ServiceInShort({ service }: { service: ServicePage }) {
  const { slug, title, price, priceNote, lead } = service;
  return (
    <div className="mt-6 max-w-[40ch]">
      {price && (
        <p className="font-display text-[min(var(--text-heading),7.5vw)] leading-tight font-bold tabular-nums">
          {noBreak(priceText(price, SERVICE_PAGE_COPY))}
        </p>
      )}
      {price && priceNote && <p className="mt-1 text-sm text-on-ink-muted">{priceNote}</p>}
      <Link
        href={servicePath(slug)}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline accent-underline"
      >
        {SERVICE_PAGE_COPY.about(title)}
      </Link>
      {lead && <Person member={lead} label={SERVICE_PAGE_COPY.lead} isOnInk className="mt-5" />}
    </div>
  );
}

/** The service whose own page or article is the nearest of these addresses. */
function serviceAt(
  addresses: readonly string[],
  pages: readonly ServicePage[],
  menus: readonly MenuItem[],
): ServicePage | null {
  for (const address of addresses) {
    const service = pages.find(
      ({ slug, article }) =>
        servicePath(slug) === address ||
        (article !== null && canonicalArticlePath(article, menus) === address),
    );
    if (service) return service;
  }
  return null;
}
