import { QuoteLink } from '@/components/forms/quote/quote-link';
import { HomeLink } from '@/components/shell/header/home-link';
import { button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogClose } from '@/components/ui/dialog/dialog-close';
import { MenuIcon, PhoneIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { HEADER_COPY } from '@/content/shell';
import { findSetting, type Setting } from '@/content-client';
import { cn } from '@/lib/cn';
import { telHref } from '@/lib/routing/contact-links';
import { MobileEntries } from './mobile-entries';
import type { NavigationItem } from './navigation';

type MobileMenuProps = {
  items: readonly NavigationItem[];
  /** Screens that are worth a look from everywhere. */
  screens: readonly { name: string; href: string }[];
  settings: readonly Setting[];
  brand: string;
};

const ID = 'mobile-menu';

/** Opens the menu of small screens, also without scripts. */
export function MobileMenuButton() {
  return (
    <button
      type="button"
      className="-mr-[10px] inline-flex bar-button items-center justify-center rounded-full hover:bg-sand lg:hidden"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={ID}
    >
      <MenuIcon className="size-6" />
      <span className="sr-only">{HEADER_COPY.openMenu}</span>
    </button>
  );
}

/**
 * The menu of small screens: it fills the screen, each level opens on its own, and two ways to
 * reach the organization stay under the thumb (specification §2, Header).
 */
export function MobileMenu({ items, screens, settings, brand }: MobileMenuProps) {
  const phone = findSetting(settings, 'company_phone')?.value;
  const call = phone ? telHref(phone) : null;
  return (
    <Dialog id={ID} label={HEADER_COPY.mobileMenu} className="shell-dialog mobile-menu">
      <div>
        <div>
          <HomeLink brand={brand} settings={settings} />
        </div>
        <DialogClose
          dialogId={ID}
          label={HEADER_COPY.closeMenu}
          className="-mr-[10px] bar-button flex-none hover:bg-sand"
          iconClassName="size-6"
        />
      </div>
      <nav aria-label={HEADER_COPY.mobileNavigation} className="mobile-entries">
        <MobileEntries items={items} />
        <p>
          {screens.map(({ name, href }) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
        </p>
      </nav>
      <div>
        {call && (
          <ButtonLink href={call} tone="quiet" className="min-h-13 flex-1">
            <PhoneIcon />
            <span>
              {HEADER_COPY.call} <span className="sr-only">{phone}</span>
            </span>
          </ButtonLink>
        )}
        <QuoteLink className={cn(button(), 'min-h-13 flex-1')}>{HEADER_COPY.quote}</QuoteLink>
      </div>
    </Dialog>
  );
}
