import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { errorMessage } from '../error-message';
import { isRecord } from '../is-record';
import { takeLock } from '../locks';
import { REDIRECT } from '../redirects/guard-redirects';
import { listReviews } from '../review/review-table';
import { readCount } from '../server-settings';
import { addTask } from '../tasks';
import { ARTICLE } from './plans';

const UNKNOWN_PROBLEM =
  'The service could not publish it and tries again. Its operator finds the reason in the log.';

const CHANGES_ASKED =
  'Changes were asked for in its review. Publish it when they are made, or choose another moment.';

type Planned = { documentId: string; publishProblem: string | null };

/**
 * Publishes each article whose `publishAt` (a moment, stored in UTC) has come, as its draft then
 * stands. The plan is in the database: a service that was down makes up for it when it is back. One
 * article's failure is written into its `publishProblem`, logged once, tried again, and stops no other.
 */
export function startSchedule(strapi: Core.Strapi): void {
  addTask(strapi, {
    name: 'publishPlannedArticles',
    rule: scheduleSeconds(),
    run: () => publishPlanned(strapi),
    failure: 'Planned articles could not be read',
  });
}

/** After how many seconds the schedule looks for articles that are due; 0: never, in this copy of the service. */
export function scheduleSeconds(): number {
  return readCount('SCHEDULE_INTERVAL_SECONDS', 10, 0, 59);
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
