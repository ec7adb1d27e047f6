import { isRecord } from '../../is-record';
import { textOf } from '../../text-of';
import { LEAD_KINDS, type LeadUid, type Row } from '../lead-types';

/** What staff see of a lead, whichever form it came from. */
export type Lead = {
  uid: LeadUid;
  documentId: string;
  kind: string;
  /** ISO 8601. */
  sentAt: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  service: string;
  message: string;
  status: string;
  owner: string;
  /** `null` where the name is of nobody, or of more than one member of staff. */
  ownerId: number | null;
  isRead: boolean;
  /** What stands in the notes of its form; empty: nothing. */
  formNote: string;
  source: { page: string; referrer: string; campaign: string };
  /** `waiting`: nobody was notified yet; `none`: nobody will be, such as of a blocked sender. */
  notification: 'sent' | 'waiting' | 'none';
};

export function toLead(uid: LeadUid, row: Row): Lead {
  const source = isRecord(row.source) ? row.source : {};
  const utm = isRecord(source.utm) ? Object.entries(source.utm) : [];
  return {
    uid,
    documentId: row.documentId,
    kind: LEAD_KINDS[uid],
    sentAt: new Date(String(row.createdAt)).toISOString(),
    name: textOf(row.name),
    email: textOf(row.email),
    phone: textOf(row.phone),
    company: textOf(row.company_name),
    service: textOf(row.service),
    message: textOf(row.message),
    status: textOf(row.stage) || 'new',
    owner: textOf(row.owner),
    ownerId: typeof row.ownerId === 'number' ? row.ownerId : null,
    isRead: Boolean(row.readAt),
    formNote: textOf(row.notes),
    source: {
      page: textOf(source.page),
      referrer: textOf(source.referrer),
      campaign: utm.map(([name, value]) => `${name.replace('utm_', '')}: ${value}`).join(', '),
    },
    notification: row.notifiedAt ? 'sent' : row.notifyNextAt ? 'waiting' : 'none',
  };
}
