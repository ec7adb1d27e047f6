import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import { endReviews } from '../review/review-table';
import { staffName, WITH_CREATOR, writerMay } from '../staff';
import { newRevision, REVISION } from './revisions';
import type { Rule, Write } from './writes';

export const ARTICLE = 'api::article.article';
/** A publication that is later than this is not that of a plan. */
const LATEST_PUBLICATION_MS = 60 * 60 * 1000;

/** Publishing by hand ends the plan; unpublishing does too, or the article would go back on the site by itself. */
export function endPlans(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== ARTICLE || (action !== 'publish' && action !== 'unpublish')) return next();
    const { documentId } = context.params;
    return strapi.db.transaction(async () => {
      const hasPlan = {
        $or: [{ publishAt: { $notNull: true } }, { publishProblem: { $notNull: true } }],
      };
      await strapi.db.query(ARTICLE).updateMany({
        where: { documentId, publishedAt: null, ...hasPlan },
        // A form that was opened before would send the plan again: it is told that the article has changed.
        data: { publishAt: null, publishProblem: null, [REVISION]: newRevision() },
      });
      return next();
    });
  });
}

/**
 * A plan is for a moment to come, and by somebody who may publish: what others write afterwards ends it, or it
 * would be on the site unread.
 */
export const plans: Rule = {
  uids: [ARTICLE],
  before: async (write) => {
    const { data, stored, source } = write;
    // The form of an editor who has it open for long must not bring an old problem back.
    delete data.publishProblem;
    // A plan is for one article: its copy has one only where an editor has given it another moment.
    if (source) data.publishProblem = null;
    if (source && (!data.publishAt || isSameMoment(data.publishAt, source.publishAt))) {
      data.publishAt = null;
    }
    const hasPlan = stored?.publishAt || stored?.publishProblem;
    if (isPlanned(write)) await checkPlan(write);
    else if (hasPlan && !(await mayPublish(write))) endUnread(write);
    else if (data.publishAt === null) data.publishProblem = null;
  },
  after: async (write, documentId) => {
    // Who plans an article has decided, as who publishes it.
    if (isPlanned(write)) {
      await endReviews(write.strapi, { entryType: ARTICLE, entryId: documentId });
    }
  },
};

/** A plan that is overdue may be saved again with what stopped it corrected. */
function isPlanned({ data, stored }: Write): boolean {
  return Boolean(data.publishAt) && !isSameMoment(data.publishAt, stored?.publishAt);
}

async function checkPlan(write: Write): Promise<void> {
  const { strapi, data, stored } = write;
  const moment = new Date(String(data.publishAt)).getTime();
  if (Number.isNaN(moment)) refuse('publishAt', 'A part of the day or of the time is missing.');
  if (moment <= Date.now()) {
    if (await isPublishedAt(strapi, stored, moment)) {
      data.publishAt = null;
      return;
    }
    refuse('publishAt', 'This moment has passed. Choose a later one, or empty the field.');
  }
  if (!(await mayPublish(write))) {
    refuse('publishAt', 'Your role publishes no articles, also not by a date. Empty the field.');
  }
  data.publishProblem = null;
}

function endUnread({ strapi, data, stored }: Write): void {
  if (!stored?.publishAt) return;
  const writer = staffName(strapi.requestContext.get()?.state.user) ?? 'Somebody';
  data.publishAt = null;
  data.publishProblem = `${writer} changed this article after it was planned, and the plan has ended. Read what is new, then publish it or choose a moment again.`;
}

/** Whether this was the plan of a publication: a form that was open meanwhile still has it. */
async function isPublishedAt(
  strapi: Core.Strapi,
  stored: Write['stored'],
  moment: number,
): Promise<boolean> {
  if (!stored || stored.publishAt) return false;
  const publishedAt = { $gte: new Date(moment), $lt: new Date(moment + LATEST_PUBLICATION_MS) };
  const where = { documentId: stored.documentId, publishedAt };
  return (await strapi.db.query(ARTICLE).count({ where })) > 0;
}

/** Whether the writer may publish the article, as their role says; what is new is their own. */
async function mayPublish({ strapi, stored }: Write): Promise<boolean> {
  const entry = stored
    ? await strapi.db.query(ARTICLE).findOne({ where: { id: stored.id }, populate: WITH_CREATOR })
    : { createdBy: strapi.requestContext.get()?.state.user };
  return writerMay(strapi, ARTICLE, 'publish', entry);
}

function isSameMoment(one: unknown, other: unknown): boolean {
  return new Date(String(one)).getTime() === new Date(String(other)).getTime();
}
