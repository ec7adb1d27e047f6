import { LEAD_UIDS, NEWSLETTER, VISITOR_FIELDS } from '../lead-types';
import { askSite } from './ask-site';
import { type Channel, FORWARD, INVITE, NOTIFY } from './channel';
import { forward } from './forward';
import { invite } from './invite';

/** Everything that is announced until somebody has it. */
export const CHANNELS: readonly Channel[] = [
  {
    ...NOTIFY,
    uids: LEAD_UIDS,
    deliver: (_, uid, row) =>
      askSite({
        kind: uid === 'api::contact.contact' ? 'contact' : 'quote',
        documentId: row.documentId,
        fields: Object.fromEntries(VISITOR_FIELDS.map((name) => [name, row[name] ?? ''])),
      }),
  },
  { ...FORWARD, uids: LEAD_UIDS, deliver: forward },
  { ...INVITE, uids: [NEWSLETTER], deliver: invite },
];
