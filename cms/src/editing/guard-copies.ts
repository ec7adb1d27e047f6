import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { editedRow } from '../models';
import { permissionsOf } from '../staff';

/**
 * Refuses to duplicate an entry that the member of staff may not read: Strapi only asks whether they
 * may create one, and the copy would be theirs to read.
 */
export function guardCopies(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const ctx = strapi.requestContext.get();
    if (context.action !== 'clone' || !ctx?.state.userAbility) return next();
    const { uid, params } = context;
    const source = await strapi.db.query(uid).findOne({
      where: editedRow(strapi, uid, params.documentId),
      populate: { createdBy: true },
    });
    if (!permissionsOf(strapi, ctx, uid).may('read', source)) throw new errors.ForbiddenError();
    return next();
  });
}
