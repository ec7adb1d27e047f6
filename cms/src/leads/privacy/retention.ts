import type { Core } from '@strapi/strapi';
import { addTask } from '../../tasks';
import { LEAD_UIDS, NEWSLETTER, type Row } from '../lead-types';
import { CONFIRMATION_TTL_MS } from '../newsletter/subscriber-links';
import { readLeadSettings } from '../settings/read-settings';
import { deleteRecords } from './delete-records';
import { emptyWriteLog } from './empty-write-log';
import { noteEvent } from './events';
import { monthsBefore } from './months-before';

const BATCH_SIZE = 200;
/** Once an hour; a copy that finds nothing has done its part. */
const RULE = '17 23 * * * *';

const TASK = 'deleteOldSubmissions';

/**
 * Deletes what visitors sent when it is as old as the organization keeps it.
 *
 * @throws {Error} where RETENTION_RULE is no cron rule.
 */
export function startRetention(strapi: Core.Strapi): void {
  const rule = process.env.RETENTION_RULE || RULE;
  addTask(strapi, {
    name: TASK,
    rule,
    run: () => deleteOld(strapi),
    failure: 'Old submissions could not be deleted',
  });
  // Strapi only logs a rule that it cannot read, and nothing would ever be deleted.
  if (!strapi.cron.jobs.some(({ name }) => name === TASK)) {
    throw new Error(`RETENTION_RULE must be a cron rule with seconds, not "${rule}"`);
  }
}

async function deleteOld(strapi: Core.Strapi): Promise<void> {
  const { deleteAfterMonths } = await readLeadSettings(strapi);
  if (deleteAfterMonths !== null) {
    const where = { createdAt: { $lt: monthsBefore(new Date(), deleteAfterMonths) } };
    for (const uid of LEAD_UIDS) await deleteAll(strapi, uid, where);
  }
  // Asked, or out of the mail service's reach, and not confirmed while the link worked: the address is free
  // to subscribe again.
  const ended = { $lt: new Date(Date.now() - CONFIRMATION_TTL_MS) };
  await deleteAll(strapi, NEWSLETTER, {
    inviteAttempts: { $gt: 0 },
    inviteNextAt: null,
    confirmedAt: null,
    $or: [{ invitedAt: ended }, { invitedAt: null, createdAt: ended }],
  });
  // Also of what was deleted since by others: by staff, and by those who unsubscribed.
  await emptyWriteLog(strapi);
}

/** Each batch with its line in the log, or not at all. */
async function deleteAll(
  strapi: Core.Strapi,
  uid: string,
  where: Record<string, unknown>,
): Promise<void> {
  for (;;) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ where, limit: BATCH_SIZE });
    if (rows.length === 0) return;
    const ids = rows.map(({ documentId }) => documentId);
    await strapi.db.transaction(async () => {
      const records = await deleteRecords(strapi, uid, ids);
      // Another copy may have been first.
      if (records === 0) return;
      await noteEvent(strapi, { action: 'deleted after its time', records, author: '' });
    });
  }
}
