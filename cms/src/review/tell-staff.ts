import type { Core } from '@strapi/strapi';
import { errorMessage } from '../error-message';
import { askSite } from '../leads/outbox/ask-site';
import { findPermissionHolders, type StaffMember } from '../permission-holders';
import { entryUrl } from '../preview/preview-link';
import type { Review } from './review-table';

const PUBLISH = 'plugin::content-manager.explorer.publish';
/** Of an organization with more, the others see it on the home page of the admin. */
const MAX_RECIPIENTS = 20;

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
  try {
    const users =
      status === 'ready'
        ? await findPermissionHolders(strapi, PUBLISH, [entryType])
        : await find(strapi, askedBy);
    for (const user of users.filter((each) => each.id !== authorId).slice(0, MAX_RECIPIENTS)) {
      await askSite({
        kind: 'review',
        documentId: `${id}-${user.id}`,
        fields: {
          ...{ email: user.email, status, author: authorName ?? '', type, title, comment },
          entryUrl: entryUrl(entryType, entryId),
        },
      });
    }
  } catch (error) {
    strapi.log.warn(`No mail about a review: ${errorMessage(error)}`);
  }
}

async function find(strapi: Core.Strapi, id: number | null): Promise<StaffMember[]> {
  return id === null
    ? []
    : strapi.db.query('admin::user').findMany({ where: { id, isActive: true } });
}
