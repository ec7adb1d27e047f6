import type { Core } from '@strapi/strapi';
import { bodyOf } from '../body-of';
import { guardRoutes } from '../guard-routes';

/** Which entry, and which version of it, a row is, and whose. */
const IDENTITY = ['id', 'documentId', 'locale', 'createdBy', 'updatedBy'];
const OF_SINGLE_TYPES = ['PUT /single-types/:model', 'POST /single-types/:model/actions/publish'];
const OF_COLLECTION_TYPES = [
  'POST /collection-types/:model',
  'PUT /collection-types/:model/:id',
  'POST /collection-types/:model/clone/:sourceId',
  'POST /collection-types/:model/auto-clone/:sourceId',
  'POST /collection-types/:model/actions/publish',
  'POST /collection-types/:model/:id/actions/publish',
];

/**
 * Leaves out of what staff write which entry it is, and who made it: address and login say that. Strapi would store it, so
 * that an author could make a draft of their own another version of what a colleague publishes, or a colleague its maker.
 */
export function keepIdentities(strapi: Core.Strapi): void {
  const writes = [...OF_SINGLE_TYPES, ...OF_COLLECTION_TYPES];
  guardRoutes(strapi, 'content-manager', writes, (ctx, next) => {
    const body = bodyOf(ctx);
    for (const name of IDENTITY) delete body[name];
    return next();
  });
}
