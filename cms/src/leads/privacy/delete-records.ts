import type { Core } from '@strapi/strapi';
import { LEAD_NOTE } from '../inbox/notes';

/** Deletes records of a type with the notes about them, all or none. Returns how many there were. */
export async function deleteRecords(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
): Promise<number> {
  if (documentIds.length === 0) return 0;
  return strapi.db.transaction(async () => {
    await strapi.db.query(LEAD_NOTE).deleteMany({ where: { lead: { $in: documentIds } } });
    const where = { documentId: { $in: documentIds } };
    const { count } = await strapi.db.query(uid).deleteMany({ where });
    return count;
  });
}
