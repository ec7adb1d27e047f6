import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { editedRow } from '../models';
import { listReviews } from '../review/review-table';
import { isInBulk } from './name-in-bulk';

const PLANNED =
  'It is planned for a later moment. Take it out of the choice, or publish it in its form.';
const RETURNED =
  'Changes were asked for in its review. Take it out of the choice, or publish it in its form.';

/**
 * Refuses to publish an entry among others while it is planned, or while its reviewer waits for changes: its form
 * says so, a ticked list does not, and news would be out before their day.
 */
export function refuseInBulk(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'publish' || !isInBulk(strapi)) return next();
    const { uid, params } = context;
    const row = await strapi.db
      .query(uid)
      .findOne({ where: editedRow(strapi, uid, params.documentId) });
    // An overdue plan is one that failed: publishing by hand is what it waits for.
    if (new Date(row?.publishAt ?? 0).getTime() > Date.now()) {
      throw new errors.ValidationError(PLANNED);
    }
    const [review] = await listReviews(strapi, { entryType: uid, entryId: params.documentId });
    if (review?.status === 'returned') throw new errors.ValidationError(RETURNED);
    return next();
  });
}
