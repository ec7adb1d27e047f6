import type { Lead } from '../../leads/inbox/lead';
import type { Note } from '../../leads/inbox/notes';

export type LeadWithNotes = Lead & { notes: Note[] };

export type LeadPage = { leads: Lead[]; total: number; pageSize: number };

type Answered = Pick<Lead, 'uid' | 'email' | 'name' | 'message'>;

/** Browsers on Windows open no longer one: the button would do nothing. */
const MAX_LINK_LENGTH = 2000;

/** An answer in the mail program, with a subject and the visitor's words below, as many as there is room for. */
export function answerLink({ uid, email, name, message }: Answered): string {
  const subject = uid === 'api::contact.contact' ? 'Your message' : 'Your request';
  const quoted = message.split('\n').map((line) => `> ${line}`);
  const body = [`Dear ${name},`, '', '', ...quoted].join('\r\n').toWellFormed();
  // The sign between the two parts of an address stays as it is (RFC 6068).
  const address = encodeURIComponent(email).replace('%40', '@');
  let link = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`;
  for (const character of body) {
    const encoded = encodeURIComponent(character);
    if (link.length + encoded.length > MAX_LINK_LENGTH) break;
    link += encoded;
  }
  return link;
}
