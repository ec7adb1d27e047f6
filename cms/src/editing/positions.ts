import { attributesOf } from '../models';
import { MAX_INTEGER } from './formats';
import type { Rule } from './writes';

/** Room to move something in between later. */
const GAP = 10;

/** An entry of a type that has positions comes after all others where it has none. */
export const positions: Rule = {
  before: async ({ strapi, uid, action, data }) => {
    const { order } = data;
    const isEmpty = order === null || order === '' || order === undefined;
    if (!isEmpty || (action === 'update' && !('order' in data))) return;
    if (!attributesOf(strapi, uid).some(([name]) => name === 'order')) return;
    const last = await strapi.db
      .query(uid)
      .findOne({ where: { order: { $notNull: true } }, orderBy: { order: 'desc' } });
    data.order = last ? Math.min((Math.floor(last.order / GAP) + 1) * GAP, MAX_INTEGER) : GAP;
  },
};
