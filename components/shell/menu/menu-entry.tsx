import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { ChevronIcon } from '@/components/ui/icons';
import { MENU_COPY } from '@/content/shell';
import type { BarEntry, Side } from './bar-entries';
import { MenuName } from './menu-name';
import { isAround } from './menu-state';
import { NavLink } from './nav-link';
import type { NavigationItem } from './navigation';
import { OpenEntry } from './open-entry';
import { type Placement, placePanel } from './place-panel';

/**
 * Panels with more entries, and those that would end below the window, scroll; their deeper levels open
 * between the entries (menu-panel.css).
 */
const LONG_PANEL = 10;

type MenuEntryProps = BarEntry & {
  way: string;
  /** What its panel shows beside the entries. */
  feature?: ReactNode;
};

/** An entry of the bar or of a panel, with what opens below it. */
export function MenuEntry({ way, item, ...panel }: MenuEntryProps) {
  const { name, href, text, children } = item;
  const isOpen = isAround(way, use(OpenEntry));
  const isGroup = children.length > 0;
  return (
    <li data-menu-entry={isGroup ? way : undefined} data-open={isGroup && isOpen ? '' : undefined}>
      <div className="menu-row">
        {(href !== null || !isGroup) && (
          <NavLink href={href ?? '/'}>
            <MenuName name={name} />
          </NavLink>
        )}
        {isGroup && (
          <button type="button" aria-expanded={isOpen}>
            {href === null ? (
              <MenuName name={name} />
            ) : (
              <span className="sr-only">{MENU_COPY.showSubmenu(name)}</span>
            )}
            <ChevronIcon className="menu-arrow" />
          </button>
        )}
        {text && <p>{text}</p>}
      </div>
      {isGroup && <MenuPanel way={way} items={children} isOpen={isOpen} {...panel} />}
    </li>
  );
}

type MenuPanelProps = {
  way: string;
  items: readonly NavigationItem[];
  isOpen: boolean;
  side: Side;
  deeperSide: Side;
  feature?: ReactNode;
};

function MenuPanel({ way, items, isOpen, side, deeperSide, feature }: MenuPanelProps) {
  const panel = useRef<HTMLUListElement>(null);
  const [placement, setPlacement] = useState<Placement>();
  useLayoutEffect(() => {
    const { current } = panel;
    if (isOpen && current) setPlacement((last) => placePanel(current, last?.lift));
  }, [isOpen]);
  const next = placement?.side ?? deeperSide;
  return (
    <ul
      ref={panel}
      className="menu-panel"
      data-side={placement?.side ?? side}
      data-long={items.length > LONG_PANEL || placement?.isLong ? '' : undefined}
      style={placement?.lift ? { marginTop: -placement.lift } : undefined}
    >
      {items.map((item, index) => (
        <MenuEntry
          key={item.name}
          way={`${way}/${index}`}
          item={item}
          side={next}
          deeperSide={next}
        />
      ))}
      {feature}
    </ul>
  );
}
