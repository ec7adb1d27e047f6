import type { Core } from '@strapi/strapi';
import { isFormUid } from '../../forms/form-types';
import { lockRows } from '../../locks';
import { LEAD_NOTE } from '../inbox/notes';

/** Deletes records of a type with the notes about them, all or none. Returns how many there were. */
export async function deleteRecords(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<number> {
  if (documentIds.length === 0) return 0;
  return strapi.db.transaction(async () => {
    const where = { documentId: { $in: documentIds } };
    // A note that is being written waits, and then finds no record.
    await lockRows(strapi, uid, where);
    await strapi.db.query(LEAD_NOTE).deleteMany({ where: { lead: { $in: documentIds } } });
    const { count } = await strapi.db.query(uid).deleteMany({ where });
    return count;
  });
}

/** The notes about a record go with it, also where staff delete it from the list of its form. */
export function deleteNotesWithRecords(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'delete' || !isFormUid(uid)) return next();
    return strapi.db.transaction(async () => {
      await lockRows(strapi, uid, { documentId: params.documentId });
      await strapi.db.query(LEAD_NOTE).deleteMany({ where: { lead: params.documentId } });
      return next();
    });
  });
}
