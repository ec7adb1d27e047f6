import type { Core } from '@strapi/strapi';
import { LEAD_UIDS, NEWSLETTER } from '../lead-types';
import type { Row } from '../outbox/channel';
import { readLeadSettings } from '../settings/read-settings';
import { deleteRecords } from './delete-records';
import { noteEvent } from './events';

const BATCH_SIZE = 200;
const UNCONFIRMED_DAYS = 30;
/** Once an hour; a copy that finds nothing has done its part. */
const RULE = '17 23 * * * *';

/** Deletes what visitors sent when it is as old as the organization keeps it. */
export function startRetention(strapi: Core.Strapi): void {
  const rule = process.env.RETENTION_RULE || RULE;
  strapi.cron.add({
    deleteOldSubmissions: {
      task: async () => {
        try {
          await deleteOld(strapi);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          strapi.log.error(`Old submissions could not be deleted: ${reason}`);
        }
      },
      options: { rule },
    },
  });
}

async function deleteOld(strapi: Core.Strapi): Promise<void> {
  const { deleteAfterMonths } = await readLeadSettings(strapi);
  let records = 0;
  if (deleteAfterMonths !== null) {
    const where = { createdAt: { $lt: monthsAgo(deleteAfterMonths) } };
    for (const uid of LEAD_UIDS) records += await deleteAll(strapi, uid, where);
  }
  // The owner of the address was asked, and has not confirmed.
  const asked = { invitedAt: { $lt: daysAgo(UNCONFIRMED_DAYS) }, confirmedAt: null };
  records += await deleteAll(strapi, NEWSLETTER, asked);
  if (records > 0) {
    await noteEvent(strapi, { action: 'deleted after its time', records, author: '' });
  }
}

async function deleteAll(
  strapi: Core.Strapi,
  uid: string,
  where: Record<string, unknown>,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ where, limit: BATCH_SIZE });
    if (rows.length === 0) return deleted;
    deleted += await deleteRecords(
      strapi,
      uid,
      rows.map(({ documentId }) => documentId),
    );
  }
}

function monthsAgo(months: number): Date {
  const moment = new Date();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}
