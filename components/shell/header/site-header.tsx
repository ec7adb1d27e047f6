import { QuoteDialogHost } from '@/components/forms/quote/quote-dialog-host';
import { QuoteLink } from '@/components/forms/quote/quote-link';
import { toBarEntries } from '@/components/shell/menu/bar-entries';
import { MenuBar } from '@/components/shell/menu/menu-bar';
import { MenuFeature } from '@/components/shell/menu/menu-feature';
import { MobileMenu, MobileMenuButton } from '@/components/shell/menu/mobile-menu';
import { toNavigation } from '@/components/shell/menu/navigation';
import { SearchButton, SearchOverlay } from '@/components/shell/search/search-overlay';
import { button } from '@/components/ui/button';
import { HEADER_COPY } from '@/content/shell';
import { cn } from '@/lib/cn';
import { toMenuLinks } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { getCaseStudies } from '@/lib/server/cms/proof-readers';
import { getBrand, getCategories, getMenus, getSettings } from '@/lib/server/cms/readers';
import { HomeLink } from './home-link';
import { StickyBar } from './sticky-bar';
import { TopBar } from './top-bar';

/** The header of every screen: top bar, sticky bar with the menus (specification §2, Header). */
export async function SiteHeader() {
  const [menus, settings, brand, categories, studies] = await Promise.all([
    getMenus(),
    getSettings(),
    getBrand(),
    getCategories(),
    getCaseStudies(),
  ]);
  const navigation = toNavigation(toMenuLinks(menus));
  const screens = [
    { name: HEADER_COPY.allServices, href: ROUTES.services },
    ...(studies.length > 0 ? [{ name: HEADER_COPY.caseStudies, href: ROUTES.caseStudies }] : []),
  ];
  const entries = toBarEntries(navigation).map((entry) => ({
    ...entry,
    feature: entry.item.featured && (
      <MenuFeature featured={entry.item.featured} screens={screens} />
    ),
  }));
  return (
    // No box of its own: the bar would stick to the end of it instead of the end of the page.
    <header className="contents">
      {/* The scroll-to-top button scrolls to this element (specification §2, Footer). */}
      <div id="headerId" tabIndex={-1} className="outline-none print:hidden">
        <TopBar settings={settings} />
      </div>
      <StickyBar>
        <div className="container-page flex min-h-[min(4.5rem,22vw)] items-stretch gap-4 lg:min-h-20 lg:gap-6">
          {/* On phones a long name leaves room for the button that scrolls up. */}
          <div className="flex min-w-0 items-center min-[20rem]:max-sm:pr-11">
            <HomeLink brand={brand} settings={settings} />
          </div>
          <MenuBar entries={entries} />
          <div className="ml-auto flex flex-none items-center gap-1">
            <SearchButton />
            <QuoteLink className={cn(button(), 'ml-2 whitespace-nowrap max-sm:hidden')}>
              {HEADER_COPY.quote}
            </QuoteLink>
            <MobileMenuButton />
          </div>
        </div>
      </StickyBar>
      <MobileMenu items={navigation} screens={screens} settings={settings} brand={brand} />
      <SearchOverlay categories={categories} />
      <QuoteDialogHost />
    </header>
  );
}
