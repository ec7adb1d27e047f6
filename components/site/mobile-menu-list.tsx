import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { ChevronIcon, PhoneIcon } from '@/components/ui/icons';
import { findSetting, type Setting } from '@/content-client';
import { telHref } from '@/lib/contact-links';
import { ROUTES } from '@/lib/routes';
import type { NavigationItem } from './navigation';

type MobileMenuListProps = { items: readonly NavigationItem[]; settings: readonly Setting[] };

/** The entries of the small-screen menu, each level opening on its own, and two ways to reach us. */
export function MobileMenuList({ items, settings }: MobileMenuListProps) {
  const phone = findSetting(settings, 'company_phone')?.value;
  return (
    <>
      <nav aria-label="Main, small screens" className="container-page grow overflow-y-auto pb-8">
        <Entries items={items} />
      </nav>
      <div className="flex flex-none gap-3 border-t border-line bg-card p-4">
        {phone && (
          <ButtonLink href={telHref(phone)} tone="quiet" className="grow">
            <PhoneIcon /> Call
          </ButtonLink>
        )}
        <ButtonLink href={ROUTES.contact} className="grow">
          Req Quote
        </ButtonLink>
      </div>
    </>
  );
}

const ROW = 'flex min-h-13 w-full items-center gap-3 py-2 font-display text-lg font-semibold';

function Entries({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.name}>
          {item.children.length === 0 && item.href !== null ? (
            <Link href={item.href} className={ROW}>
              {item.name}
            </Link>
          ) : (
            <details className="group/level">
              <summary
                className={`${ROW} list-none justify-between [&::-webkit-details-marker]:hidden`}
              >
                {item.name}
                <ChevronIcon className="transition-transform [details[open]>summary>&]:rotate-180" />
              </summary>
              <div className="border-l-2 border-line pb-2 pl-4">
                {item.href !== null && (
                  <Link href={item.href} className={ROW}>
                    {item.name}: overview
                  </Link>
                )}
                <Entries items={item.children} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
