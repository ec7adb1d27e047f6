import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { moveEntries } from '../../menu-tree/move-entries';
import { documentsOf } from '../../models';
import { findChange, MENU_TREE, type UnsavedChange } from './change-table';

/** In a read of the site: the key of the change that its answer is to contain. */
const HEADER = 'x-unsaved-change';

type Change = Pick<UnsavedChange, 'entryType' | 'entryId' | 'data'>;

/**
 * Reads the content as it would be if a change were saved: saves it in a transaction, reads, and
 * undoes it. Every rule of a save applies, and what follows from it (the default office takes the
 * phone number of the settings) is in what is read. Nobody else sees it: no other connection reads
 * what is not committed, and Strapi announces a change when it is committed only.
 *
 * @throws ValidationError for what a save would refuse.
 * @throws NotFoundError for an entry that was deleted meanwhile.
 */
export async function withChange<Result>(
  strapi: Core.Strapi,
  change: Change,
  read: () => Promise<Result>,
): Promise<Result> {
  // What belongs to an outer transaction is not ours to undo.
  if (strapi.db.inTransaction()) throw new Error('A preview must not run in a transaction');
  return strapi.db.transaction(async ({ rollback }) => {
    await save(strapi, change);
    const result = await read();
    await rollback();
    return result;
  });
}

async function save(strapi: Core.Strapi, { entryType, entryId, data }: Change): Promise<void> {
  if (entryType === MENU_TREE) return moveEntries(strapi, data.moves, null);
  const documents = documentsOf(strapi, entryType);
  // The rules change what they are given.
  const params = { data: structuredClone(data) };
  const saved =
    entryId === null
      ? await documents.create(params)
      : await documents.update({ ...params, documentId: entryId });
  if (!saved) throw new errors.NotFoundError();
}

/**
 * The list of a type for the site: with the change that the request names, where it names one. What
 * is stored for a change that was saved, is over or can no longer be saved: who has the preview
 * of one would otherwise have no site at all.
 */
export async function findForSite<Result>(
  strapi: Core.Strapi,
  ctx: Context,
  find: () => Promise<Result>,
): Promise<Result> {
  const key = ctx.get(HEADER);
  if (key === '') return find();
  ctx.set('Cache-Control', 'no-store');
  const change = await findChange(strapi, key);
  if (!change) return find();
  try {
    return await withChange(strapi, change, find);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return find();
  }
}

/** Something that the change needs was deleted, or what it creates is there meanwhile. */
function isRefusal(error: unknown): boolean {
  return error instanceof errors.ValidationError || error instanceof errors.NotFoundError;
}
