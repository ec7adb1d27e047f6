import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { errorMessage } from '../error-message';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { REDIRECT } from '../redirects/guard-redirects';
import { refuse } from '../refuse';
import { endReviews, listReviews } from '../review/review-table';
import type { Rule, Write } from './writes';

const ARTICLE = 'api::article.article';
const DEFAULT_INTERVAL_SECONDS = 10;
/** A publication that is later than this is not that of a plan. */
const LATEST_PUBLICATION_MS = 60 * 60 * 1000;
const UNKNOWN_PROBLEM =
  'The service could not publish it and tries again. Its operator finds the reason in the log.';

const CHANGES_ASKED =
  'Changes were asked for in its review. Publish it when they are made, or choose another moment.';

type Tasks = Record<string, { task: () => Promise<void>; options: { rule: string } }>;
type Planned = { documentId: string; publishProblem: string | null };

/** Publishing by hand ends the plan; unpublishing does too, or the article would go back on the site by itself. */
export function endPlans(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== ARTICLE || (action !== 'publish' && action !== 'unpublish')) return next();
    const { documentId } = context.params;
    return strapi.db.transaction(async () => {
      await strapi.db.query(ARTICLE).updateMany({
        where: { documentId, publishedAt: null },
        data: { publishAt: null, publishProblem: null },
      });
      return next();
    });
  });
}

/** A plan is for a moment to come, and a draft that has no plan has no problem with it. */
export const plans: Rule = {
  uids: [ARTICLE],
  before: async ({ strapi, data, stored, source }) => {
    // The form of an editor who has it open for long must not bring an old problem back.
    delete data.publishProblem;
    // A plan is for one article: its copy has one only where an editor has given it another moment.
    if (source) data.publishProblem = null;
    if (source && (!data.publishAt || isSameMoment(data.publishAt, source.publishAt))) {
      data.publishAt = null;
    }
    if (data.publishAt === null) data.publishProblem = null;
    if (!data.publishAt || isSameMoment(data.publishAt, stored?.publishAt)) return;
    const moment = new Date(String(data.publishAt)).getTime();
    if (Number.isNaN(moment)) refuse('publishAt', 'A part of the day or of the time is missing.');
    if (moment <= Date.now()) {
      if (await isPublishedAt(strapi, stored, moment)) {
        data.publishAt = null;
        return;
      }
      refuse('publishAt', 'This moment has passed. Choose a later one, or empty the field.');
    }
  },
  after: async ({ strapi, data, stored }, documentId) => {
    // Who plans an article has decided, as who publishes it.
    const isPlanned = data.publishAt && !isSameMoment(data.publishAt, stored?.publishAt);
    if (isPlanned) await endReviews(strapi, { entryType: ARTICLE, entryId: documentId });
  },
};

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

/** A plan that is overdue may be saved again with what stopped it corrected. */
function isSameMoment(one: unknown, other: unknown): boolean {
  return new Date(String(one)).getTime() === new Date(String(other)).getTime();
}

/**
 * Publishes each article whose `publishAt` (a moment, stored in UTC) has come, as its draft then
 * stands. The plan is in the database: a service that was down makes up for it when it is back. One
 * article's failure is written into its `publishProblem`, logged once, tried again, and stops no other.
 */
export function startSchedule(strapi: Core.Strapi): void {
  const seconds = readInterval(process.env.SCHEDULE_INTERVAL_SECONDS);
  const publish = () =>
    publishPlanned(strapi).catch((error: unknown) => {
      strapi.log.error(`Planned articles could not be read: ${errorMessage(error)}`);
    });
  strapi.cron.add(scheduleTasks(seconds, publish));
}

/** What is done every so many seconds, one round after the other; nothing where they are 0. */
export function scheduleTasks(seconds: number, publish: () => Promise<unknown>): Tasks {
  if (seconds === 0) return {};
  let isRunning = false;
  const task = async () => {
    if (isRunning) return;
    isRunning = true;
    await publish();
    isRunning = false;
  };
  return { publishPlannedArticles: { task, options: { rule: `*/${seconds} * * * * *` } } };
}

/**
 * After how many seconds the schedule looks for articles that are due; 0: never, in this copy of the
 * service. Throws where the setting is no such number.
 */
export function readInterval(setting: string | undefined): number {
  if (!setting) return DEFAULT_INTERVAL_SECONDS;
  const seconds = Number(setting);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds < 60) return seconds;
  throw new Error(
    `SCHEDULE_INTERVAL_SECONDS must be a whole number from 0 to 59, not "${setting}"`,
  );
}

async function publishPlanned(strapi: Core.Strapi): Promise<void> {
  const due: Planned[] = await strapi.db.query(ARTICLE).findMany({
    where: isDue(),
    orderBy: { publishAt: 'asc' },
    select: ['documentId', 'publishProblem'],
  });
  for (const planned of due) {
    try {
      await publishOnce(strapi, planned.documentId);
    } catch (error) {
      await noteProblem(strapi, planned, error);
    }
  }
}

/**
 * Of several copies of the service one finds the plan still there, and takes it.
 *
 * @throws ValidationError for an article whose reviewer has asked for changes since it was planned.
 */
async function publishOnce(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async () => {
    // As each publication: the lock first, then the row.
    await takeLock(strapi, REDIRECT);
    const { count } = await strapi.db.query(ARTICLE).updateMany({
      where: { ...isDue(), documentId },
      data: { publishAt: null, publishProblem: null },
    });
    if (count === 0) return;
    const reviews = await listReviews(strapi, { entryType: ARTICLE, entryId: documentId });
    if (reviews.some(({ status }) => status === 'returned')) {
      throw new errors.ValidationError(CHANGES_ASKED);
    }
    await strapi.documents(ARTICLE).publish({ documentId });
  });
}

async function noteProblem(
  strapi: Core.Strapi,
  { documentId, publishProblem }: Planned,
  error: unknown,
): Promise<void> {
  const problem = error instanceof errors.ValidationError ? sentenceOf(error) : UNKNOWN_PROBLEM;
  if (problem === publishProblem) return;
  strapi.log.error(`Article ${documentId} was not published as planned: ${errorMessage(error)}`);
  try {
    await strapi.db.query(ARTICLE).updateMany({
      where: { ...isDue(), documentId },
      data: { publishProblem: problem },
    });
  } catch (failure) {
    strapi.log.error(`Its problem could not be noted: ${errorMessage(failure)}`);
  }
}

function isDue() {
  return { publishedAt: null, publishAt: { $lte: new Date() } };
}

function sentenceOf(error: errors.ValidationError): string {
  const { details } = error;
  const list: unknown[] = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const sentences = list.filter(isRecord).map(({ path, message }) => {
    const field = Array.isArray(path) ? path.join(' › ') : '';
    return field === '' ? String(message) : `${field}: ${message}`;
  });
  return sentences.length > 0 ? sentences.join('\n') : error.message;
}
