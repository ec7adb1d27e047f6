import type { Core, Struct } from '@strapi/strapi';
import { LEAD_UIDS, NEWSLETTER } from './lead-types';

const moment = { type: 'datetime' } as const;
const count = { type: 'integer', default: 0 } as const;

const LEAD_FIELDS = {
  /** The page a visitor sent it from, where they came from, and the campaign. */
  source: { type: 'json' },
  /** Which member of staff the name of its owner is of. */
  ownerId: { type: 'integer' },
  /** When a member of staff first opened it. */
  readAt: moment,
  /** The outbox: when the sales team was notified, and when it is tried next; `null`: never again. */
  notifiedAt: moment,
  notifyAttempts: count,
  notifyNextAt: moment,
  /** The same for the webhook of the organization. */
  forwardedAt: moment,
  forwardAttempts: count,
  forwardNextAt: moment,
} as const;

const SUBSCRIBER_FIELDS = {
  confirmedAt: moment,
  /** The same for the mail that asks a subscriber to confirm. */
  invitedAt: moment,
  inviteAttempts: count,
  inviteNextAt: moment,
} as const;

/** Columns by which the outbox and the number of unread leads are looked for, every few seconds. */
const SOUGHT = ['read_at', 'notify_next_at', 'forward_next_at'];

/**
 * Gives what visitors send the fields that only this service and its *Leads* page write. No form of
 * the admin and no response of the content API shows them. Runs while Strapi registers.
 */
export function addLeadFields(strapi: Core.Strapi): void {
  for (const uid of LEAD_UIDS) extend(strapi, uid, LEAD_FIELDS, SOUGHT);
  extend(strapi, NEWSLETTER, SUBSCRIBER_FIELDS, ['invite_next_at']);
}

function extend(
  strapi: Core.Strapi,
  uid: string,
  fields: Record<string, object>,
  sought: readonly string[],
): void {
  strapi.get('content-types').extend(uid, (type: Struct.ContentTypeSchema) => {
    const indexes = ['created_at', ...sought].map((column) => ({
      name: `${type.collectionName}_${column}_index`,
      columns: [column],
    }));
    Object.assign(type, { indexes });
    for (const [name, field] of Object.entries(fields)) {
      Object.assign(type.attributes, {
        [name]: {
          ...field,
          private: true,
          configurable: false,
          pluginOptions: { 'content-manager': { visible: false } },
        },
      });
    }
    return type;
  });
}
