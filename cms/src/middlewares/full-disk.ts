import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';

/** As the system, SQLite and PostgreSQL say it. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];
const WORDS =
  'The disk of the content service is full, so nothing was saved. Copy what you have typed, and tell those who run the website.';

/** Says so to staff, who would read Internal Server Error. Programs, which use the content API, get what Strapi says. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const prefix: string = strapi.config.get('api.rest.prefix', '/api');
      const isFull = isRecord(error) && CODES.includes(error.code);
      if (!isFull || ctx.path.startsWith(`${prefix}/`)) throw error;
      strapi.log.error(error);
      ctx.status = 507;
      ctx.body = {
        data: null,
        error: { status: 507, name: 'InsufficientStorage', message: WORDS, details: {} },
      };
    }
  };
