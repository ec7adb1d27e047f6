import type { Core } from '@strapi/strapi';
import { REQUEST_ID_HEADER, runWithRequestId, toRequestId } from '../request-id';

/**
 * Gives each request an id, the site's where it sent one, and writes a line about it: at the level
 * `http`, or as a warning where it failed. Search strings stay out: they may name people.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    const id = toRequestId(ctx.get(REQUEST_ID_HEADER));
    ctx.set(REQUEST_ID_HEADER, id);
    const startedAt = Date.now();
    return runWithRequestId(id, async () => {
      await next();
      const details = {
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Date.now() - startedAt,
      };
      if (ctx.status < 500) strapi.log.http('Request', { event: 'request', ...details });
      else strapi.log.warn('Request failed', { event: 'request-failed', ...details });
    });
  };
