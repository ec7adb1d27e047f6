import { domainToASCII } from 'node:url';
import type { Core } from '@strapi/strapi';
import { FORM_UIDS } from '../../forms/form-types';
import { textOf } from '../../text-of';
import { readNotes } from '../inbox/notes';
import { isLeadUid, LEAD_KINDS, type Row, VISITOR_FIELDS } from '../lead-types';
import type { PersonRecord } from './person-record';

const SHOWN_FIELDS = [
  ...[...VISITOR_FIELDS, 'source', 'stage', 'owner'],
  ...['readAt', 'notifiedAt', 'forwardedAt', 'invitedAt', 'confirmedAt'],
];

/** Everything that is stored under an e-mail address, however it is written. */
export async function findPerson(strapi: Core.Strapi, email: string): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (const uid of FORM_UIDS) {
    const where = await whereEmail(strapi, uid, email);
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where, orderBy: { createdAt: 'desc' } });
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

/** SQLite knows capitals in ASCII only, and no database the two forms of an international domain: those are compared here. */
async function whereEmail(
  strapi: Core.Strapi,
  uid: string,
  email: string,
): Promise<Record<string, unknown>> {
  if (/^[ -~]*$/.test(email) && !/xn--/i.test(email)) return { email: { $eqi: email } };
  const rows: { id: number; email: unknown }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', 'email'] });
  const wanted = canonicalOf(email);
  const own = rows.filter((row) => canonicalOf(textOf(row.email)) === wanted);
  return { id: { $in: own.map(({ id }) => id) } };
}

/** One spelling of an address: of capitals, of letters with marks, and of an international domain. */
function canonicalOf(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return (email.slice(0, at) + (domainToASCII(domain) || domain)).normalize('NFC').toLowerCase();
}
