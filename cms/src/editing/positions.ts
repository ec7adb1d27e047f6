import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import { aroundWrites } from './writes';

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
export function assignPositions(strapi: Core.Strapi): void {
  aroundWrites(strapi, {
    uids: TYPES,
    before: async ({ uid, action, data }) => {
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
  });
}
