import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bodyOf } from '../body-of';
import { guardRoutes } from '../guard-routes';

/** With these, an upload names an entry, and the field of it that gets the file. */
const TARGET = ['ref', 'refId', 'field'];

/**
 * Refuses an upload that puts its file into an entry, which Strapi allows to everybody who may upload: in
 * any entry, also a published one of a colleague. The panel never sends one; a form saves its files itself.
 */
export function refuseAttaching(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'upload', ['POST /'], (ctx, next) => {
    const body = bodyOf(ctx);
    if (TARGET.some((name) => name in body)) {
      throw new errors.ValidationError(
        'Nothing was uploaded: a file is put into an entry in the form of the entry.',
      );
    }
    return next();
  });
}
