import { refuse } from '../refuse';
import type { Rule } from './writes';

const TYPES = [
  'api::case-study.case-study',
  'api::category.category',
  'api::certificate.certificate',
  'api::menu.menu',
  'api::qna.qna',
  'api::service-page.service-page',
  'api::team.team',
  'api::testimonial.testimonial',
  'api::vacancy.vacancy',
];
/** Room to move something in between later. */
const GAP = 10;

/** An entry without a position comes after all others. */
export const positions: Rule = {
  uids: TYPES,
  before: async ({ strapi, uid, action, data }) => {
    const { order } = data;
    if (typeof order === 'number' && !Number.isInteger(order)) {
      refuse('order', 'Write a whole number, such as 15 between 10 and 20.');
    }
    const isEmpty = order === null || order === '' || order === undefined;
    if (!isEmpty || (action === 'update' && !('order' in data))) return;
    const last = await strapi.db
      .query(uid)
      .findOne({ where: { order: { $notNull: true } }, orderBy: { order: 'desc' } });
    data.order = last ? (Math.floor(last.order / GAP) + 1) * GAP : GAP;
  },
};
