import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { errorMessage } from '../error-message';
import { isRecord } from '../is-record';

/** Of PostgreSQL: a text, a number or a moment that is none, or that its column has no room for. SQLite takes any. */
const CODES: readonly unknown[] = ['22001', '22003', '22007', '22008', '22P02', '22P05'];
const MESSAGE =
  'A number, a date or a text of this request can neither be stored nor looked for. Correct it.';

/** Refuses what only the database finds out: an id of eleven digits in an address would be an internal error. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (_, next) => {
    try {
      await next();
    } catch (error) {
      if (!isRecord(error) || !CODES.includes(error.code)) throw error;
      strapi.log.warn(`Refused by the database: ${errorMessage(error)}`);
      throw new errors.ValidationError(MESSAGE);
    }
  };
