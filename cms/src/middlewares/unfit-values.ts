import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { errorMessage } from '../error-message';
import { isRecord } from '../is-record';

/** Of PostgreSQL: a text, a number or a moment that is none, or that its column has no room for. SQLite takes any. */
const CODES: readonly unknown[] = ['22001', '22003', '22007', '22008', '22P02', '22P05'];
/** Of Strapi, before it asks the database. */
const NO_NUMBER = /^Expected a valid Number, got /;
const MESSAGE =
  'A number, a date or a text of this request can neither be stored nor looked for. Correct it.';

/** Refuses what only the database finds out: an id of eleven digits in an address would be an internal error. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (_, next) => {
    try {
      await next();
    } catch (error) {
      const isUnfit = isRecord(error) && CODES.includes(error.code);
      if (!isUnfit && !NO_NUMBER.test(errorMessage(error))) throw error;
      strapi.log.warn(`Refused by the database: ${errorMessage(error)}`);
      throw new errors.ValidationError(MESSAGE);
    }
  };
