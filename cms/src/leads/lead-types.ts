/** What visitors send that somebody must answer. The newsletter is not among it. */
export const LEAD_UIDS = [
  'api::quote-request.quote-request',
  'api::free-quote.free-quote',
  'api::contact.contact',
] as const;

export type LeadUid = (typeof LEAD_UIDS)[number];

/** A row of the database, with what a visitor sent. */
export type Row = Record<string, unknown> & { id: number; documentId: string };

/** The name of each kind, as staff read it. */
export const LEAD_KINDS: Record<LeadUid, string> = {
  'api::quote-request.quote-request': 'Quote request',
  'api::free-quote.free-quote': 'Free quote',
  'api::contact.contact': 'Contact message',
};

/** What a visitor writes into the forms; none has all of it. */
export const VISITOR_FIELDS = ['name', 'email', 'phone', 'company_name', 'service', 'message'];

export const NEWSLETTER = 'api::newsletter.newsletter';

export function isLeadUid(uid: unknown): uid is LeadUid {
  return LEAD_UIDS.some((leadUid) => leadUid === uid);
}

/** How far the work on a lead is. */
export const STATUSES = ['new', 'in progress', 'won', 'lost', 'spam'] as const;
