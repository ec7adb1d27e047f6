import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errorMessage } from '../error-message';
import { askSite } from '../leads/outbox/ask-site';
import { findPermissionHolders, type StaffMember } from '../permission-holders';
import { entryUrl } from '../preview/preview-link';
import { permissionsOf } from '../staff';
import type { Review } from './review-table';

const PUBLISH = 'plugin::content-manager.explorer.publish';
/** Of an organization with more, the others see it on the home page of the admin. */
const MAX_RECIPIENTS = 20;
/** Before each attempt for one recipient: a mail service allows a few messages a second. */
const PAUSES_MS = [0, 2_000, 10_000];

type About = { title: string; type: string; row: Record<string, unknown> };

/**
 * Tells by mail who waits for whom: those who may publish an entry that it is ready, or the one who asked
 * that it was returned. It is on their home page in any case, so a mail that fails is tried
 * some seconds later, then logged. Never rejects.
 */
export async function tellStaff(
  strapi: Core.Strapi,
  review: Review,
  { title, type, row }: About,
  askedBy: number | null,
): Promise<void> {
  const { id, entryType, entryId, status, comment, authorId, authorName } = review;
  try {
    const users =
      status === 'ready'
        ? await findPublishers(strapi, entryType, row)
        : await find(strapi, askedBy);
    for (const user of users.filter((each) => each.id !== authorId).slice(0, MAX_RECIPIENTS)) {
      const fields = {
        ...{ email: user.email, status, author: authorName ?? '', type, title, comment },
        entryUrl: entryUrl(entryType, entryId),
      };
      const problem = await send({ kind: 'review', documentId: `${id}-${user.id}`, fields });
      if (problem !== null)
        strapi.log.warn(`No mail about a review to user ${user.id}: ${problem}`);
    }
  } catch (error) {
    strapi.log.warn(`No mail about a review: ${errorMessage(error)}`);
  }
}

/** Has the site send a mail; returns why there is none, or `null`. */
async function send(message: Record<string, unknown>): Promise<string | null> {
  let problem: string | null = null;
  for (const pause of PAUSES_MS) {
    await delay(pause, undefined, { ref: false });
    try {
      const outcome = await askSite(message);
      if (outcome === 'done') return null;
      if (outcome === 'refused') return 'the mail service refuses it';
      problem = 'the mail service did not take it';
    } catch (error) {
      problem = errorMessage(error);
    }
  }
  return problem;
}

/** A condition may allow a role some entries only: of others it is told nothing. */
async function findPublishers(
  strapi: Core.Strapi,
  uid: string,
  row: Record<string, unknown>,
): Promise<StaffMember[]> {
  const publishers: StaffMember[] = [];
  for (const user of await findPermissionHolders(strapi, PUBLISH, [uid])) {
    const userAbility = await strapi.service('admin::permission').engine.generateUserAbility(user);
    const { may } = permissionsOf(strapi, { state: { userAbility } }, uid);
    if (may('publish', row) && may('read', row)) publishers.push(user);
  }
  return publishers;
}

async function find(strapi: Core.Strapi, id: number | null): Promise<StaffMember[]> {
  return id === null
    ? []
    : strapi.db.query('admin::user').findMany({ where: { id, isActive: true } });
}
