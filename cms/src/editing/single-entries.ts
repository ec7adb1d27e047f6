import { errors } from '@strapi/utils';
import { LEAD_SETTINGS } from '../leads/settings/read-settings';
import { PREVIEWED_SINGLES } from '../preview/previewed-types';
import type { Rule } from './writes';

const IS_THERE =
  'This was saved meanwhile, for the first time. Nothing was overwritten, and what you typed is still here: reload the page, and choose “Put it back into the form”.';

/**
 * What exists once is created once. Strapi looks for it first and creates it then: of several first saves at once each
 * would make one of its own on PostgreSQL, and the form show another one than the service reads.
 */
export const singleEntries: Rule = {
  uids: [...PREVIEWED_SINGLES, LEAD_SETTINGS],
  lock: 'single entries',
  before: async ({ strapi, uid, action }) => {
    if (action !== 'create' || (await strapi.db.query(uid).count({})) === 0) return;
    throw new errors.ValidationError(IS_THERE);
  },
};
