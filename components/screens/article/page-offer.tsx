import Link from 'next/link';
import { QuoteLink } from '@/components/forms/quote/quote-link';
import { button } from '@/components/ui/button';
import { ArrowIcon, PhoneIcon } from '@/components/ui/icons';
import { Weave } from '@/components/ui/pattern/weave';
import { OFFER_COPY } from '@/content/blogs';
import { findSetting, type MenuItem } from '@/content-client';
import { telHref } from '@/lib/routing/contact-links';
import { type MenuLink, toMenuLinks } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';

type PageOfferProps = { title: string; path: string; menus: readonly MenuItem[] };

const MAX_SIBLINGS = 5;

/** Ends a page of the menu: whom to talk to about it, and the pages beside it. */
export async function PageOffer({ title, path, menus }: PageOfferProps) {
  const [settings, { closingText }] = await Promise.all([getSettings(), getCompanyProfile()]);
  const phone = findSetting(settings, 'company_phone')?.value;
  const { name, siblings } = placeOf(path, toMenuLinks(menus)) ?? { name: title, siblings: [] };
  return (
    <aside aria-labelledby="offer" data-print="off" className="bg-sand">
      <div className="container-page grid gap-x-8 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
        <div className="relative isolate overflow-hidden rounded-media bg-ink p-[min(2rem,7vw)] text-on-ink md:p-12 lg:col-span-8">
          <Weave
            seed={title}
            tone="ink"
            className="absolute inset-y-0 right-0 -z-10 hidden w-1/3 mask-l-from-0% md:block"
          />
          <h2 id="offer" className="max-w-[20ch] text-title">
            {OFFER_COPY.title(name)}
          </h2>
          {closingText && (
            <p className="mt-4 max-w-[44ch] text-lead text-on-ink-muted">{closingText}</p>
          )}
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <QuoteLink className={button({ size: 'lg' })}>
              {OFFER_COPY.quote} <ArrowIcon className="size-4" />
            </QuoteLink>
            {phone && (
              <a href={telHref(phone)} className={button({ size: 'lg', tone: 'onInk' })}>
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
            <ul className="mt-4 border-b border-line">
              {siblings.map(({ slug, name: page, href }) => (
                <li key={slug} className="border-t border-line">
                  <Link
                    href={href}
                    prefetch={false}
                    className="flex min-h-14 items-center justify-between gap-4 py-2 text-lg font-semibold hover:underline focus-visible:focus-inside"
                  >
                    {page} <ArrowIcon className="size-4 flex-none" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </aside>
  );
}

/** What the menu calls the page at this address, and the pages below and beside it. */
function placeOf(
  path: string,
  level: readonly MenuLink[],
): { name: string; siblings: MenuLink[] } | null {
  const own = level.find(({ href }) => href === path);
  if (!own) {
    for (const { children } of level) {
      const place = placeOf(path, children);
      if (place) return place;
    }
    return null;
  }
  const siblings = [...own.children, ...level].filter(
    ({ href }) => href !== path && href !== ROUTES.noArticleFound,
  );
  return { name: own.name, siblings: siblings.slice(0, MAX_SIBLINGS) };
}
