import type { Side } from './bar-entries';

/** How far a panel below the bar reaches over the left edge of its entry. */
const TOP_OFFSET_PX = 8;
/** Room between a panel and the lower edge of the window. */
const EDGE_PX = 8;

export type Placement = {
  side: Side;
  /** How far a panel is lifted to end inside the window; in px. */
  lift: number;
  /** It would end below the window: it scrolls, and what is below its entries opens inside. */
  isLong: boolean;
};

/**
 * Where an open panel fits into the window: panels go on in the direction of the one before them,
 * and turn where there is no room. One that opens inside a long panel stays where it is.
 *
 * @param lift How far the panel is lifted now.
 */
export function placePanel(panel: HTMLElement, lift = 0): Placement | undefined {
  const entry = panel.parentElement;
  if (!entry || entry.closest('[data-long]')) return;
  const before = entry.closest<HTMLElement>('.menu-panel');
  const { left, right } = entry.getBoundingClientRect();
  const width = panel.offsetWidth;
  const starts = before
    ? { right, left: left - width }
    : { right: left - TOP_OFFSET_PX, left: right - width };
  const fits = (side: Side) =>
    starts[side] >= 0 && starts[side] + width <= document.documentElement.clientWidth;
  const preferred = before?.dataset.side === 'left' ? 'left' : 'right';
  const other = preferred === 'left' ? 'right' : 'left';
  const { top, bottom } = panel.getBoundingClientRect();
  // Of a panel below the bar, its content counts: one that scrolls already ends inside the window.
  const end = before ? bottom + lift : top + panel.scrollHeight;
  const below = end + EDGE_PX - window.innerHeight;
  return {
    side: fits(preferred) ? preferred : other,
    lift: before ? Math.max(0, below) : 0,
    isLong: !before && below > 0,
  };
}
