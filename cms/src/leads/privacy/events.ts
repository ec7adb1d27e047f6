import type { Core } from '@strapi/strapi';
import { isRecord } from '../../is-record';
import { textOf } from '../../text-of';

const EVENT = 'api::privacy-event.privacy-event';
const SHOWN = 20;

export type PrivacyEvent = {
  action: 'exported' | 'deleted' | 'deleted after its time';
  records: number;
  /** The member of staff; empty: the service itself. */
  author: string;
};

/** Notes that personal data was used, without the data: when, how many records, by whom. */
export async function noteEvent(strapi: Core.Strapi, event: PrivacyEvent): Promise<void> {
  await strapi.db.query(EVENT).create({ data: event });
  strapi.log.info(`Personal data: ${event.records} records ${event.action}`);
}

/** The latest events, newest first. */
export async function latestEvents(strapi: Core.Strapi) {
  const rows: unknown[] = await strapi.db
    .query(EVENT)
    .findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], limit: SHOWN });
  return rows.filter(isRecord).map((row) => ({
    at: new Date(String(row.createdAt)).toISOString(),
    action: textOf(row.action),
    records: Number(row.records),
    author: textOf(row.author),
  }));
}
