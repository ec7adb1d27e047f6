import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { askSite } from '../leads/outbox/ask-site';
import type { Review } from './review-table';

const PUBLISH = 'plugin::content-manager.explorer.publish';
const SUPER_ADMIN = 'strapi-super-admin';
/** Of an organization with more, the others see it on the home page of the admin. */
const MAX_RECIPIENTS = 20;

type User = { id: number; email: string };
type About = { title: string; type: string };

/**
 * Tells by mail who waits for whom: those who may publish the type that an entry is ready, or the one
 * who asked that it was returned. It is on their home page in any case, so a mail that fails is logged
 * and not sent again.
 */
export async function tellStaff(
  strapi: Core.Strapi,
  review: Review,
  { title, type }: About,
  askedBy: number | null,
): Promise<void> {
  const { id, entryType, entryId, status, comment, authorId, authorName } = review;
  const admin: string = strapi.config.get('admin.absoluteUrl');
  try {
    const users =
      status === 'ready' ? await findPublishers(strapi, entryType) : await find(strapi, askedBy);
    for (const user of users.filter((each) => each.id !== authorId).slice(0, MAX_RECIPIENTS)) {
      await askSite({
        kind: 'review',
        documentId: `${id}-${user.id}`,
        fields: {
          ...{ email: user.email, status, author: authorName ?? '', type, title, comment },
          entryUrl: `${admin}/content-manager/collection-types/${entryType}/${entryId}`,
        },
      });
    }
  } catch (error) {
    strapi.log.warn(`No mail about a review: ${error instanceof Error ? error.message : error}`);
  }
}

async function findPublishers(strapi: Core.Strapi, uid: string): Promise<User[]> {
  const permissions = await strapi.db
    .query('admin::permission')
    .findMany({ where: { action: PUBLISH, subject: uid }, populate: { role: { select: ['id'] } } });
  const roles = permissions.flatMap(({ role }) => (isRecord(role) ? [role.id] : []));
  return strapi.db.query('admin::user').findMany({
    where: {
      isActive: true,
      blocked: { $ne: true },
      roles: { $or: [{ id: { $in: roles } }, { code: SUPER_ADMIN }] },
    },
    orderBy: { id: 'asc' },
  });
}

async function find(strapi: Core.Strapi, id: number | null): Promise<User[]> {
  return id === null ? [] : strapi.db.query('admin::user').findMany({ where: { id, isActive: true } });
}
