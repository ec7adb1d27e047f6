import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';

/** An item of the one list and its counterpart in the other; `null`: it has none. */
export type Pair = { before: number | null; after: number | null };

/**
 * Aligns two versions of a list, so that a block that was put in first does not make all others look
 * changed: equal items are a pair, and so are those that stand between the same equal ones.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const pairs: Pair[] = [];
  let one = 0;
  let other = 0;
  let removed = 0;
  const takeRemoved = () => {
    for (; removed > 0; removed -= 1) pairs.push({ before: one++, after: null });
  };
  const changes = diffArrays([...before], [...after], { comparator: isDeepStrictEqual });
  for (const change of changes) {
    if (change.removed) {
      removed = change.count;
      continue;
    }
    if (!change.added) takeRemoved();
    for (let count = change.count; count > 0; count -= 1) {
      const isPair = !change.added || removed > 0;
      if (change.added && removed > 0) removed -= 1;
      pairs.push({ before: isPair ? one++ : null, after: other++ });
    }
    takeRemoved();
  }
  takeRemoved();
  return pairs;
}
