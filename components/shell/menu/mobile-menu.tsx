import Link from 'next/link';
import { QuoteLink } from '@/components/forms/quote/quote-link';
import { HomeLink } from '@/components/shell/header/home-link';
import { SiteDialog } from '@/components/shell/site-dialog';
import { button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ChevronIcon, MenuIcon, PhoneIcon } from '@/components/ui/icons';
import { findSetting, type Setting } from '@/content-client';
import { cn } from '@/lib/cn';
import { telHref } from '@/lib/routing/contact-links';
import { MenuName } from './menu-name';
import type { NavigationItem } from './navigation';

type MobileMenuProps = {
  items: readonly NavigationItem[];
  settings: readonly Setting[];
  brand: string;
};

const ID = 'mobile-menu';

/** Opens the menu of small screens; `command` does so where no script runs. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sand lg:hidden"
      aria-haspopup="dialog"
      data-opens={ID}
      {...{ command: 'show-modal', commandfor: ID }}
    >
      <MenuIcon className="size-6" />
      <span className="sr-only">Open the menu</span>
    </button>
  );
}

/**
 * The menu of small screens: it fills the screen, each level opens on its own, and two ways to
 * reach the firm stay under the thumb (specification §2, Header).
 */
export function MobileMenu({ items, settings, brand }: MobileMenuProps) {
  const phone = findSetting(settings, 'company_phone')?.value;
  return (
    <SiteDialog
      id={ID}
      name="Menu"
      closeName="Close the menu"
      className="mobile-menu"
      head={<HomeLink brand={brand} settings={settings} />}
    >
      <nav
        aria-label="Main, small screens"
        data-menu=""
        className="-mx-(--gutter) grow overflow-y-auto overscroll-contain px-(--gutter) py-4"
      >
        <Entries items={items} />
      </nav>
      <div className="-mx-(--gutter) flex flex-none gap-3 border-t border-line bg-card px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {phone && (
          <ButtonLink href={telHref(phone)} tone="quiet" className="min-h-13 flex-1">
            <PhoneIcon />
            <span>
              Call <span className="sr-only">{phone}</span>
            </span>
          </ButtonLink>
        )}
        <QuoteLink className={cn(button(), 'min-h-13 flex-1')}>Req Quote</QuoteLink>
      </div>
    </SiteDialog>
  );
}

const ROW = 'mobile-row flex min-h-13 w-full items-center gap-4 py-2.5 leading-snug';

function Entries({ items, level = 1 }: { items: readonly NavigationItem[]; level?: number }) {
  const row = level === 1 ? `${ROW} font-display text-xl font-semibold` : `${ROW} text-lg`;
  return (
    <ul className={level === 1 ? 'divide-y divide-line' : undefined}>
      {items.map((item) => (
        <li key={item.name}>
          {item.children.length === 0 ? (
            <Link href={item.href ?? '/'} className={row}>
              <MenuName name={item.name} />
            </Link>
          ) : (
            <details>
              <summary
                className={`${row} list-none justify-between [&::-webkit-details-marker]:hidden`}
              >
                {item.name}
                <ChevronIcon className="text-muted transition-transform duration-200 [details[open]>summary>&]:rotate-180" />
              </summary>
              <div className="mobile-level mb-3 border-l border-line pl-4">
                {item.href !== null && (
                  <Link href={item.href} className={`${ROW} text-lg`}>
                    {item.name}: overview
                  </Link>
                )}
                <Entries items={item.children} level={level + 1} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
