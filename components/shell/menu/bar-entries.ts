import { fitIntoBar, type NavigationItem, panelsOf, startsOf } from './navigation';

/** The list of a panel below the bar, what is featured beside it, and a deeper panel. */
const LIST_WIDTH_PX = 304;
const PANEL_WIDTH_PX = 272;
/** What stands left of the menu at 1200 px, and what is free from there on. */
const BAR_START_PX = 190;
const ROOM_PX = 1200 - BAR_START_PX;

export type Side = 'left' | 'right';

/** An entry of the bar, and to which side its panels open before a script can measure. */
export type BarEntry = {
  item: NavigationItem;
  side: Side;
  /** The side of the panels that open from its panel. */
  deeperSide: Side;
};

/** The entries of the menu as the bar of large screens shows them. */
export function toBarEntries(items: readonly NavigationItem[]): BarEntry[] {
  const shown = fitIntoBar(items);
  const starts = startsOf(shown);
  const sideOf = (start: number, beside: number) =>
    start + LIST_WIDTH_PX + beside * PANEL_WIDTH_PX > ROOM_PX ? 'left' : 'right';
  return shown.map((item, index) => {
    const start = starts[index] ?? 0;
    // What opens from a panel covers what is featured in it.
    const beside = item.featured ? 1 : 0;
    return {
      item,
      side: sideOf(start, beside),
      deeperSide: sideOf(start, Math.max(beside, panelsOf(item) - 1)),
    };
  });
}
