import type { Core } from '@strapi/strapi';
import { bodyOf } from '../body-of';
import { guardRoutes } from '../guard-routes';
import { isRecord } from '../is-record';

/** As long as a title may be. */
const MAX_LENGTH = 255;

/** Has the button that proposes an address read no more of a text than a title has: to spell a long one takes minutes. */
export function shortenTitles(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'content-manager', ['POST /uid/generate'], (ctx, next) => {
    const { data } = bodyOf(ctx);
    for (const [name, value] of Object.entries(isRecord(data) ? data : {})) {
      if (isRecord(data) && typeof value === 'string') data[name] = value.slice(0, MAX_LENGTH);
    }
    return next();
  });
}
