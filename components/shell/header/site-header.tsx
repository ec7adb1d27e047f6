import { QuoteDialogHost } from '@/components/forms/quote/quote-dialog-host';
import { QuoteLink } from '@/components/forms/quote/quote-link';
import { toBarEntries } from '@/components/shell/menu/bar-entries';
import { MenuBar } from '@/components/shell/menu/menu-bar';
import { MenuFeature } from '@/components/shell/menu/menu-feature';
import { MobileMenu, MobileMenuButton } from '@/components/shell/menu/mobile-menu';
import { type NavigationItem, toNavigation } from '@/components/shell/menu/navigation';
import { SearchButton, SearchOverlay } from '@/components/shell/search/search-overlay';
import { button } from '@/components/ui/button';
import { CAREERS_COPY, PRESS_COPY } from '@/content/proof';
import { HEADER_COPY, NAVIGATION_COPY } from '@/content/shell';
import { cn } from '@/lib/cn';
import { toMenuLinks } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { getCaseStudies, getPressKit, getVacancies } from '@/lib/server/cms/proof-readers';
import { getBrand, getCategories, getMenus, getSettings } from '@/lib/server/cms/readers';
import { HomeLink } from './home-link';
import { StickyBar } from './sticky-bar';
import { TopBar } from './top-bar';

/** The header of every screen: top bar, sticky bar with the menus (specification §2, Header). */
export async function SiteHeader() {
  const [menus, settings, brand, categories, studies, vacancies, pressKit] = await Promise.all([
    getMenus(),
    getSettings(),
    getBrand(),
    getCategories(),
    getCaseStudies(),
    getVacancies(),
    getPressKit(),
  ]);
  const [study] = studies;
  const hasVacancies = vacancies.length > 0;
  const hasPressKit = pressKit !== null;
  const navigation = toNavigation(toMenuLinks(menus), { study, hasVacancies, hasPressKit });
  const services = [{ name: HEADER_COPY.allServices, href: ROUTES.services }];
  const proof = study ? [{ name: HEADER_COPY.caseStudies, href: ROUTES.caseStudies }] : [];
  const company = [
    ...(hasVacancies ? [{ name: CAREERS_COPY.title, href: ROUTES.careers }] : []),
    ...(hasPressKit ? [{ name: PRESS_COPY.title, href: ROUTES.press }] : []),
  ];
  // What is featured is rendered here, and left out of the data of the page, which has each entry once.
  const items = new Map(navigation.map((item) => [item, withoutFeatured(item)]));
  const entries = toBarEntries(navigation).map(({ item, ...panel }) => {
    const { name, featured } = item;
    const isCompany = name === NAVIGATION_COPY.about;
    const screens = isCompany ? proof : [...services, ...proof];
    return {
      item: items.get(item) ?? item,
      ...panel,
      ...(featured && {
        feature: <MenuFeature featured={featured} screens={screens} isOwner={isCompany} />,
      }),
    };
  });
  return (
    // No box of its own: the bar would stick to the end of it instead of the end of the page.
    <header className="contents">
      {/* The scroll-to-top button scrolls to this element (specification §2, Footer). */}
      <div id="headerId" tabIndex={-1} className="outline-none print:hidden">
        <TopBar settings={settings} />
      </div>
      <StickyBar>
        <div className="header-row container-page">
          <div>
            <HomeLink brand={brand} settings={settings} />
          </div>
          <MenuBar entries={entries} />
          <div>
            <SearchButton />
            <QuoteLink className={cn(button(), 'ml-2 whitespace-nowrap max-sm:hidden')}>
              {HEADER_COPY.quote}
            </QuoteLink>
            <MobileMenuButton />
          </div>
        </div>
      </StickyBar>
      <MobileMenu
        items={[...items.values()]}
        screens={[...services, ...proof, ...company]}
        settings={settings}
        brand={brand}
      />
      <SearchOverlay categories={categories} />
      <QuoteDialogHost />
    </header>
  );
}

function withoutFeatured({ featured: _, ...item }: NavigationItem): NavigationItem {
  return item;
}
