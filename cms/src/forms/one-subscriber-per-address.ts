import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';

const NEWSLETTER = 'api::newsletter.newsletter';
const MESSAGE = 'This attribute must be unique';

/**
 * One record per address, however it is written and however fast a visitor clicks: addresses are
 * stored in lower case, and the database refuses what two simultaneous requests let through.
 */
export function keepOneSubscriberPerAddress(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== NEWSLETTER || (context.action !== 'create' && context.action !== 'update'))
      return next();

    const data: unknown = context.params.data;
    if (isRecord(data) && typeof data.email === 'string')
      data.email = data.email.trim().toLowerCase();
    try {
      return await next();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new errors.ValidationError(MESSAGE, {
        errors: [{ path: ['email'], message: MESSAGE, name: 'ValidationError' }],
      });
    }
  });
}

function isDuplicate(error: unknown): boolean {
  return isRecord(error) && (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === '23505');
}
