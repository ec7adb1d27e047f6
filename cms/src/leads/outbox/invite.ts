import type { Core } from '@strapi/strapi';
import type { Row } from '../lead-types';
import { confirmationLink, unsubscribeLink } from '../newsletter/subscriber-links';
import { askSite } from './ask-site';
import type { Outcome } from './channel';

/** Has the site ask a subscriber by mail whether it was really they who subscribed. */
export async function invite(_: Core.Strapi, __: string, row: Row): Promise<Outcome> {
  const email = String(row.email ?? '');
  return askSite({
    kind: 'confirmation',
    documentId: row.documentId,
    fields: {
      email,
      confirmUrl: await confirmationLink(row.documentId, new Date()),
      unsubscribeUrl: await unsubscribeLink(email),
    },
  });
}
