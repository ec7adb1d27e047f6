import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { editedRow } from '../models';
import { titleOf } from './views/title-of';

/**
 * Says which entry is refused when several are published at once: the refusal of one says what is wrong with
 * it, and the list of staff has all of them. Runs around all others.
 */
export function nameInBulk(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'publish' || !isInBulk(strapi)) return next();
    const { uid, params } = context;
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      const row = await strapi.db
        .query(uid)
        .findOne({ where: editedRow(strapi, uid, params.documentId) });
      const title = titleOf(uid, row ?? {}).trim() || 'An entry without a title';
      throw new errors.ValidationError(
        `Nothing was published. “${title}”: ${error.message}`,
        error.details,
      );
    }
  });
}

/** Whether the request is one for several entries, as staff tick them in a list. */
export function isInBulk(strapi: Core.Strapi): boolean {
  const body: unknown = strapi.requestContext.get()?.request.body;
  return isRecord(body) && Array.isArray(body.documentIds);
}
