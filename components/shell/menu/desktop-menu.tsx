import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import { cn } from '@/lib/cn';
import { MenuBar } from './menu-bar';
import { MenuName } from './menu-name';
import { fitIntoBar, type NavigationItem, panelsOf, startsOf } from './navigation';

/** Panels with more entries scroll; their deeper levels open between the entries. */
const LONG_PANEL = 10;
const PANEL_WIDTH = 256;
/** What stands left of the menu at 1200 px, and what is free from there on. */
const BAR_START = 190;
const ROOM = 1200 - BAR_START;

/** The menu of large screens: a row of links, and panels that open level by level. */
export function DesktopMenu({ items }: { items: readonly NavigationItem[] }) {
  const shown = fitIntoBar(items);
  const starts = startsOf(shown);
  return (
    <MenuBar>
      <ul className="flex h-full items-stretch">
        {shown.map((item, index) => (
          <TopEntry key={item.name} item={item} start={starts[index] ?? 0} />
        ))}
      </ul>
    </MenuBar>
  );
}

type EntryProps = { item: NavigationItem; side: 'left' | 'right'; isInline?: boolean };

const TOP =
  'menu-accent relative inline-flex h-full min-h-11 items-center whitespace-nowrap hover:text-accent-text';

function TopEntry({ item, start }: { item: NavigationItem; start: number }) {
  const name = (
    <span className="max-w-48 truncate">
      <MenuName name={item.name} />
    </span>
  );
  if (item.children.length === 0) {
    return (
      <li className="flex px-3">
        <Link href={item.href ?? '/'} className={TOP}>
          {name}
        </Link>
      </li>
    );
  }
  // The best guess until the script measures, and the last word where none runs.
  const side = start + panelsOf(item) * PANEL_WIDTH > ROOM ? 'left' : 'right';
  return (
    <li className="relative flex px-3" data-menu-entry="">
      {item.href !== null && (
        <Link href={item.href} className={TOP}>
          {name}
        </Link>
      )}
      <OpenButton
        item={item}
        className={cn(TOP, item.href === null ? 'gap-1.5' : '-mr-3 w-11 justify-center')}
      >
        {name}
      </OpenButton>
      <Panel
        items={item.children}
        side={start + PANEL_WIDTH > ROOM ? 'left' : 'right'}
        deeperSide={side}
        className="top-full data-[side=left]:right-0 data-[side=right]:-left-2"
      />
    </li>
  );
}

const ROW = 'flex min-h-11 items-center py-2 text-left leading-snug';

function Entry({ item, side, isInline = false }: EntryProps) {
  if (item.children.length === 0) {
    return (
      <li>
        <Link href={item.href ?? '/'} className={cn(ROW, 'menu-row px-5')}>
          <MenuName name={item.name} />
        </Link>
      </li>
    );
  }
  return (
    <li className="relative" data-menu-entry="">
      <div className="menu-row flex">
        {item.href !== null && (
          <Link href={item.href} className={cn(ROW, 'min-w-0 grow pl-5')}>
            {item.name}
          </Link>
        )}
        <OpenButton
          item={item}
          className={cn(
            ROW,
            item.href === null
              ? 'grow justify-between gap-3 px-5'
              : 'w-12 flex-none justify-center',
          )}
          isSideways={!isInline}
        >
          {item.name}
        </OpenButton>
      </div>
      <Panel
        items={item.children}
        side={side}
        deeperSide={side}
        isInline={isInline}
        className="-top-2 data-[side=left]:right-full data-[side=right]:left-full"
      />
    </li>
  );
}

type OpenButtonProps = {
  item: NavigationItem;
  className: string;
  isSideways?: boolean;
  children: ReactNode;
};

/** Opens the panel; beside a link it is the arrow alone. */
function OpenButton({ item, className, isSideways = false, children }: OpenButtonProps) {
  return (
    <button type="button" aria-expanded="false" className={className}>
      {item.href === null ? children : <span className="sr-only">More of {item.name}</span>}
      <ChevronIcon
        className={cn('menu-arrow size-3.5 text-muted', isSideways && 'menu-arrow-side')}
      />
    </button>
  );
}

type PanelProps = {
  items: readonly NavigationItem[];
  side: 'left' | 'right';
  /** On which side of this panel the next ones open. */
  deeperSide: 'left' | 'right';
  isInline?: boolean;
  className: string;
};

function Panel({ items, side, deeperSide, isInline = false, className }: PanelProps) {
  const isLong = items.length > LONG_PANEL;
  const isLast = items.every((item) => item.children.length === 0);
  return (
    <ul
      data-side={side}
      data-long={isLong && !isInline ? '' : undefined}
      className={cn(
        'menu-panel',
        isInline
          ? 'border-l-2 border-line ml-5'
          : 'absolute z-10 w-64 rounded-card border border-line bg-card py-2 text-base shadow-float',
        // What scrolls cuts off what opens beside it: only where nothing does.
        (isLong || isLast) && !isInline && 'max-h-[calc(100dvh-9rem)] overflow-y-auto',
        !isInline && className,
      )}
    >
      {items.map((item) => (
        <Entry key={item.name} item={item} side={deeperSide} isInline={isInline || isLong} />
      ))}
    </ul>
  );
}
