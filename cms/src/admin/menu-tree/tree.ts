/** An entry of the menu; the list of them has the order of the site. */
export type Entry = {
  id: string;
  name: string;
  parent: string | null;
  opens: string | null;
  /** It has its place on the site whatever stands here, and nothing is shown below it. */
  isPlacedBySite: boolean;
};
/** An entry in the list that is shown, with what is below it after it. */
export type Row = Entry & { level: number };
/** Where an entry is put: below a parent (`null`: on the menu bar), before another (`null`: last). */
export type Move = { entry: string; parent: string | null; before: string | null };
/** With the parent that was seen before: a colleague may have moved the entry meanwhile. */
export type SeenMove = Move & { from: string | null };
/** Where something is dropped on a row. */
export type Zone = 'before' | 'inside' | 'after';

/** The tree as a list, each entry followed by what is below it. */
export function toRows(entries: readonly Entry[], parent: string | null = null, level = 1): Row[] {
  return childrenOf(entries, parent).flatMap((entry) => [
    { ...entry, level },
    ...toRows(entries, entry.id, level + 1),
  ]);
}

/** What an arrow key does with an entry; `null` where there is nothing to do. */
export function moveByKey(entries: readonly Entry[], id: string, key: string): Move | null {
  const entry = entries.find((each) => each.id === id);
  if (!entry || entry.isPlacedBySite) return null;
  const siblings = childrenOf(entries, entry.parent);
  const index = siblings.indexOf(entry);
  const to = (parent: string | null, before: Entry | undefined): Move => ({
    entry: entry.id,
    parent,
    before: before?.id ?? null,
  });
  const above = siblings[index - 1];
  if (key === 'ArrowUp' && above) return to(entry.parent, above);
  if (key === 'ArrowDown' && index < siblings.length - 1)
    return to(entry.parent, siblings[index + 2]);
  if (key === 'ArrowRight' && above && !above.isPlacedBySite) return to(above.id, undefined);
  const parent = entries.find(({ id }) => id === entry.parent);
  if (key === 'ArrowLeft' && parent) return to(parent.parent, nextOf(entries, parent));
  return null;
}

/** What dropping an entry on a row does; `null` on itself and on what is below it. */
export function moveByDrop(
  entries: readonly Entry[],
  entry: string,
  over: string,
  zone: Zone,
): Move | null {
  const target = entries.find(({ id }) => id === over);
  if (!target || isWithin(entries, target, entry)) return null;
  if (zone === 'before') return { entry, parent: target.parent, before: target.id };
  const below = childrenOf(entries, target.id).filter(({ id }) => id !== entry);
  if (zone === 'inside') {
    return target.isPlacedBySite ? null : { entry, parent: target.id, before: null };
  }
  // What is seen right after an entry with others below it is the first of those.
  if (below[0] && !target.isPlacedBySite) return { entry, parent: target.id, before: below[0].id };
  const rest = entries.filter(({ id }) => id !== entry);
  return { entry, parent: target.parent, before: nextOf(rest, target)?.id ?? null };
}

/** The moves with one more. An entry that is moved on is moved once: a move says where it comes to stand. */
export function withMove(
  moves: readonly SeenMove[],
  move: Move,
  entries: readonly Entry[],
): SeenMove[] {
  const last = moves.at(-1);
  if (last?.entry === move.entry) return [...moves.slice(0, -1), { ...move, from: last.from }];
  const from = entries.find(({ id }) => id === move.entry)?.parent ?? null;
  return [...moves, { ...move, from }];
}

/** What a screen reader says after a move: the place of an entry in its list. */
export function placeInWords(entries: readonly Entry[], id: string): string {
  const entry = entries.find((each) => each.id === id);
  if (!entry) return '';
  const siblings = childrenOf(entries, entry.parent);
  const parent = entries.find((each) => each.id === entry.parent);
  const where = parent ? `below ${parent.name}` : 'on the menu bar';
  return `${entry.name} is ${where}, ${siblings.indexOf(entry) + 1} of ${siblings.length}.`;
}

function childrenOf(entries: readonly Entry[], parent: string | null): Entry[] {
  return entries.filter((entry) => entry.parent === parent);
}

function nextOf(entries: readonly Entry[], entry: Entry): Entry | undefined {
  const siblings = childrenOf(entries, entry.parent);
  return siblings[siblings.indexOf(entry) + 1];
}

/** Whether an entry is another one, or somewhere below it. */
function isWithin(entries: readonly Entry[], entry: Entry, other: string): boolean {
  if (entry.id === other) return true;
  const parent = entries.find(({ id }) => id === entry.parent);
  return parent !== undefined && isWithin(entries, parent, other);
}
