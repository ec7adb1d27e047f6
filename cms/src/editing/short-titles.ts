import type { Core } from '@strapi/strapi';
import { bodyOf } from '../body-of';
import { guardRoutes } from '../guard-routes';
import { isRecord } from '../is-record';
import { MAX_TITLE_LENGTH } from './slug-of';

/** Has the button that proposes an address read no more of a text than a title has: to spell a long one takes minutes. */
export function shortenTitles(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'content-manager', ['POST /uid/generate'], (ctx, next) => {
    const { data } = bodyOf(ctx);
    const values = isRecord(data) ? data : {};
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') values[name] = value.slice(0, MAX_TITLE_LENGTH);
    }
    return next();
  });
}
