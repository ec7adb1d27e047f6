import { MAX_INTEGER } from '../editing/formats';

/** Room to move something in between later. */
const GAP = 10;

type Positions = {
  /** Of the entry that is moved. */
  order: number;
  /** Of the others that need another one: their place in the list, and their position. */
  others: { index: number; order: number }[];
};

/**
 * The positions after an entry was put among others: between the adjacent ones where there is room, so
 * that nothing else is saved; otherwise all are numbered again, in steps of ten.
 *
 * @param orders The positions of the others, as they stand; `null`: none was written.
 * @param index Where the entry comes to stand: before the one with this place in the list.
 */
export function positionsAfterMove(orders: readonly (number | null)[], index: number): Positions {
  const between = freePosition(orders[index - 1], orders[index]);
  if (between !== null) return { order: between, others: [] };
  const others = orders
    .map((order, each) => ({
      index: each,
      from: order,
      order: (each < index ? each + 1 : each + 2) * GAP,
    }))
    .filter(({ from, order }) => from !== order)
    .map(({ index: each, order }) => ({ index: each, order }));
  return { order: (index + 1) * GAP, others };
}

/** A whole number between two positions; `undefined` is the end of the list. `null`: there is none. */
function freePosition(
  before: number | null | undefined,
  after: number | null | undefined,
): number | null {
  if (before === null || after === null) return null;
  if (after === undefined) {
    const last = (before ?? 0) + GAP;
    return last > MAX_INTEGER ? null : last;
  }
  const middle = Math.floor(((before ?? after - 2 * GAP) + after) / 2);
  const isFree = middle < after && middle > (before ?? 0);
  return isFree ? middle : null;
}
