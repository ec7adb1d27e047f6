import type { Core } from '@strapi/strapi';
import { FORM_UIDS } from '../../forms/form-types';
import { type Note, readNotes } from '../inbox/notes';
import { isLeadUid, LEAD_KINDS, VISITOR_FIELDS } from '../lead-types';
import type { Row } from '../outbox/channel';

const SHOWN_FIELDS = [
  ...[...VISITOR_FIELDS, 'source', 'stage', 'owner'],
  ...['readAt', 'notifiedAt', 'forwardedAt', 'invitedAt', 'confirmedAt'],
];

/** A record about a person, complete, in the words of its kind. */
export type PersonRecord = {
  uid: string;
  documentId: string;
  kind: string;
  sentAt: string;
  fields: Record<string, unknown>;
  notes: Note[];
};

/** Everything that is stored under an e-mail address, however it is written. */
export async function findPerson(strapi: Core.Strapi, email: string): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (const uid of FORM_UIDS) {
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where: { email: { $eqi: email } }, orderBy: { createdAt: 'desc' } });
    for (const row of rows) {
      records.push({
        uid,
        documentId: row.documentId,
        kind: isLeadUid(uid) ? LEAD_KINDS[uid] : 'Newsletter subscriber',
        sentAt: new Date(String(row.createdAt)).toISOString(),
        fields: Object.fromEntries(
          SHOWN_FIELDS.filter((name) => (row[name] ?? null) !== null).map((name) => [
            name,
            row[name],
          ]),
        ),
        notes: await readNotes(strapi, row.documentId, row.notes),
      });
    }
  }
  return records;
}
