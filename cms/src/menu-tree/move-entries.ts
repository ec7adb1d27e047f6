import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { TREE_LOCK } from '../editing/trees';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { documentsOf } from '../models';
import { positionsAfterMove } from './positions-after-move';
import { inOrder, isPlacedBySite, MENU, type Row, readMenu } from './read-menu';

/** More than anybody drags before saving. */
const MAX_MOVES = 200;
const CHANGED =
  'The menu has changed meanwhile. Undo your moves, look at it again, and repeat them.';
const PLACED_BY_SITE =
  'The site puts the list of blogs into the menu itself: it is not moved, and nothing is put below it.';
const TOO_MANY = `These are more than ${MAX_MOVES} moves. Save some of them first.`;

/**
 * Moves entries of the menu, one after the other, each with all that is below it. The rules of the
 * form apply: no circle, four levels.
 *
 * @param moves Of the admin: each with `entry`, `parent` and `before` (ids; `null`: the menu bar, the
 *   last place), and `from`: the parent that was seen before the move.
 * @param updatedBy Id of the member of staff; `null`: nobody saves it.
 * @throws ValidationError for a move that a rule refuses, or that no longer fits the menu.
 */
export async function moveEntries(
  strapi: Core.Strapi,
  moves: unknown,
  updatedBy: number | null,
): Promise<void> {
  const list: unknown[] = Array.isArray(moves) ? moves : [];
  if (list.length > MAX_MOVES) throw new errors.ValidationError(TOO_MANY);
  await strapi.db.transaction(async () => {
    await takeLock(strapi, TREE_LOCK);
    const rows = await readMenu(strapi);
    for (const move of list) {
      await moveEntry(strapi, inOrder(rows), isRecord(move) ? move : {}, updatedBy);
    }
  });
}

/** Moves one entry, in the database and among the rows that were read from it. */
async function moveEntry(
  strapi: Core.Strapi,
  rows: readonly Row[],
  { entry, parent = null, before = null, from }: Record<string, unknown>,
  updatedBy: number | null,
): Promise<void> {
  const moved = rows.find(({ documentId }) => documentId === entry);
  const above = rows.find(({ documentId }) => documentId === parent) ?? null;
  const siblings = rows.filter(
    (row) => row !== moved && (row.parent?.documentId ?? null) === parent,
  );
  const at = siblings.findIndex(({ documentId }) => documentId === before);
  const current = moved?.parent?.documentId ?? null;
  const isElsewhere = from !== undefined && from !== current;
  if (!moved || isElsewhere || (parent !== null && !above) || (before !== null && at === -1))
    throw new errors.ValidationError(CHANGED);

  if (isPlacedBySite(moved) || (above && isPlacedBySite(above))) {
    throw new errors.ValidationError(PLACED_BY_SITE);
  }
  const index = before === null ? siblings.length : at;
  const { order, others } = positionsAfterMove(
    siblings.map((row) => row.order),
    index,
  );
  const update = (documentId: string, data: Record<string, unknown>) =>
    documentsOf(strapi, MENU).update({ documentId, data: { ...data, updatedBy } });
  await update(moved.documentId, { order, ...(current !== parent && { parent }) });
  Object.assign(moved, { order, parent: above });
  for (const { index: each, order: position } of others) {
    const sibling = siblings[each];
    if (!sibling) continue;
    await update(sibling.documentId, { order: position });
    sibling.order = position;
  }
}
