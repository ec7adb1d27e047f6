import Link from 'next/link';
import { ChevronIcon } from '@/components/ui/icons';
import { cn } from '@/lib/cn';
import { MenuBar } from './menu-bar';
import type { NavigationItem } from './navigation';

/** The menu of large screens: a row of links, and panels that open up to four levels deep. */
export function DesktopMenu({ items }: { items: readonly NavigationItem[] }) {
  return (
    <MenuBar>
      <ul className="flex items-center">
        {items.map((item) => (
          <MenuEntry key={item.name} item={item} level={1} />
        ))}
      </ul>
    </MenuBar>
  );
}

const LINK = 'inline-flex min-h-11 items-center whitespace-nowrap';
const SUBLINK = 'flex min-h-11 w-full items-center px-4 py-2 text-left hover:bg-sand';

function MenuEntry({ item, level }: { item: NavigationItem; level: number }) {
  const isTop = level === 1;
  const hasPanel = item.children.length > 0;
  return (
    <li className="group/entry relative" data-menu-entry={hasPanel ? '' : undefined}>
      <div className={cn('flex items-center', isTop ? 'px-2.5' : 'w-full')}>
        {item.href !== null && (
          <Link href={item.href} className={isTop ? LINK : SUBLINK}>
            {item.name}
          </Link>
        )}
        {hasPanel && (
          <button
            type="button"
            aria-expanded="false"
            className={cn(
              isTop ? LINK : SUBLINK,
              item.href === null ? 'gap-1.5' : 'w-11! justify-center px-0!',
            )}
          >
            {item.href === null ? item.name : <span className="sr-only">More of {item.name}</span>}
            <ChevronIcon
              className={cn(
                'size-3.5 transition-transform',
                !isTop && '-rotate-90',
                !isTop && item.href === null && 'ml-auto',
              )}
            />
          </button>
        )}
      </div>
      {hasPanel && (
        <ul
          className={cn(
            'menu-panel absolute z-10 min-w-60 rounded-card border border-line bg-card py-2 shadow-float',
            isTop ? 'top-full left-0' : '-top-2 left-full',
          )}
        >
          {item.children.map((child) => (
            <MenuEntry key={child.name} item={child} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}
