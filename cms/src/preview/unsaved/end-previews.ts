import { views } from '../../editing/views';
import type { Rule } from '../../editing/writes';
import { UNSAVED_TYPES } from '../previewed-types';
import { endChanges, listShared } from './change-table';

/**
 * A save ends the previews of its form: they show what is stored from then on, also where it was
 * changed again after the preview was closed. A link that was given away goes on showing what was in
 * the form then; only that of a new entry ends, which would be on the site twice.
 */
export const endedPreviews: Rule = {
  uids: UNSAVED_TYPES,
  after: async ({ strapi, uid, action, data }, documentId) => {
    const userId = Number(data.updatedBy);
    // A preview saves in nobody's name.
    if (!userId) return;
    const isNew = action !== 'update';
    const form = { userId, entryType: uid, entryId: isNew ? null : documentId };
    const given = isNew ? await listShared(strapi, form) : [];
    const saved = given.filter((change) => isOf(change.data, data, uid)).map(({ key }) => key);
    await endChanges(strapi, form, saved);
  },
};

/** Whether a change of a new entry is of the one that was saved: it has the same name. */
function isOf(
  change: Record<string, unknown>,
  saved: Record<string, unknown>,
  uid: string,
): boolean {
  const { mainField = '' } = views[uid] ?? {};
  return change[mainField] !== undefined && change[mainField] === saved[mainField];
}
