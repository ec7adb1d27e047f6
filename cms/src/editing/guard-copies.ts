import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRoutes } from '../guard-routes';
import { editedRow, hasDrafts } from '../models';
import { FOLDERS } from '../site-address/folders';
import { permissionsOf, WITH_CREATOR } from '../staff';
import { views } from './views';
import { labelOf } from './views/label-of';

const COPY_AT_ONCE = ['POST /collection-types/:model/auto-clone/:sourceId'];

/**
 * Refuses to duplicate an entry that the member of staff may not read: Strapi only asks whether they
 * may create one, and the copy would be theirs to read. Of a type without drafts a copy is on the site as soon
 * as it is stored, so it is made in its form, as Strapi does it where a copy needs another value: that of a page,
 * which gets another address.
 */
export function guardCopies(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const ctx = strapi.requestContext.get();
    if (context.action !== 'clone' || !ctx?.state.userAbility) return next();
    const { uid, params } = context;
    const source = await strapi.db.query(uid).findOne({
      where: editedRow(strapi, uid, params.documentId),
      populate: WITH_CREATOR,
    });
    if (!permissionsOf(strapi, ctx, uid).may('read', source)) throw new errors.ForbiddenError();
    return next();
  });
  guardRoutes(strapi, 'content-manager', COPY_AT_ONCE, (ctx, next) => {
    const { model } = ctx.params;
    const isDrafted = hasDrafts(strapi, model);
    if (isDrafted && FOLDERS[model] === undefined) return next();
    const name = isDrafted ? 'slug' : (views[model]?.mainField ?? 'id');
    // The word is the end of the sentence's name in the translations of the admin.
    const reason = isDrafted ? 'address' : 'live';
    const prohibitedFields = [[[labelOf(model, name)], reason]];
    ctx.badRequest('A copy is made in its form.', { prohibitedFields });
  });
}
