import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { findSetting } from '@/content-client';
import { ROUTES, toMenuLinks } from '@/lib/routes';
import { getBrand, getMenus, getSettings } from '@/lib/server/content';
import { DesktopMenu } from './desktop-menu';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { MobileMenuList } from './mobile-menu-list';
import { toNavigation } from './navigation';
import { StickyBar } from './sticky-bar';
import { TopBar } from './top-bar';

/** The header of every screen: top bar, sticky bar with the menus (specification §2, Header). */
export async function SiteHeader() {
  const [menus, settings, brand] = await Promise.all([getMenus(), getSettings(), getBrand()]);
  const navigation = toNavigation(toMenuLinks(menus));
  const logo = findSetting(settings, 'company_logo');
  return (
    <>
      {/* The scroll-to-top button scrolls to this element (specification §2, Footer). */}
      <div id="headerId">
        <TopBar settings={settings} />
      </div>
      <StickyBar>
        <div className="container-page flex min-h-18 items-center gap-4 lg:min-h-20 lg:gap-8">
          <Link href={ROUTES.home} className="inline-flex min-h-11 items-center">
            <Logo brand={brand} media={logo?.media ?? null} />
          </Link>
          <DesktopMenu items={navigation} />
          <div className="ml-auto flex items-center gap-2">
            <ButtonLink href={ROUTES.contact} className="max-sm:hidden">
              Req Quote
            </ButtonLink>
            <MobileMenu>
              <MobileMenuList items={navigation} settings={settings} />
            </MobileMenu>
          </div>
        </div>
      </StickyBar>
    </>
  );
}
