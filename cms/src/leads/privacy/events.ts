import type { Core } from '@strapi/strapi';
import { isRecord } from '../../is-record';
import { textOf } from '../../text-of';

const EVENT = 'api::privacy-event.privacy-event';
const SHOWN = 20;
/** What the service does by itself, once an hour where there is something. */
const AUTOMATIC = 'deleted after its time';

export type PrivacyEvent = {
  action: 'exported' | 'deleted' | typeof AUTOMATIC;
  records: number;
  /** The member of staff; empty: the service itself. */
  author: string;
};

/** Notes that personal data was used, without the data: when, how many records, by whom. */
export async function noteEvent(strapi: Core.Strapi, event: PrivacyEvent): Promise<void> {
  await strapi.db.query(EVENT).create({ data: event });
  strapi.log.info(`Personal data: ${event.records} records ${event.action}`);
}

/** What staff did, and what the service did by itself, each the latest and newest first: the one does not push the other out. */
export async function latestEvents(strapi: Core.Strapi) {
  return {
    events: await listEvents(strapi, { $ne: AUTOMATIC }),
    automatic: await listEvents(strapi, { $eq: AUTOMATIC }),
  };
}

async function listEvents(strapi: Core.Strapi, action: object) {
  const rows: unknown[] = await strapi.db.query(EVENT).findMany({
    where: { action },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    limit: SHOWN,
  });
  return rows.filter(isRecord).map((row) => ({
    at: new Date(String(row.createdAt)).toISOString(),
    action: textOf(row.action),
    records: Number(row.records),
    author: textOf(row.author),
  }));
}
