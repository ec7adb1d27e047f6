import type { Lead } from '../../leads/inbox/lead';
import type { Note } from '../../leads/inbox/notes';

export type LeadWithNotes = Lead & { notes: Note[] };

export type LeadPage = { leads: Lead[]; total: number; pageSize: number };

type Answered = Pick<Lead, 'uid' | 'email' | 'name' | 'message'>;

/** An answer in the mail program, with a subject and the visitor's words below. */
export function answerLink({ uid, email, name, message }: Answered): string {
  const subject = uid === 'api::contact.contact' ? 'Your message' : 'Your request';
  const quoted = message.split('\n').map((line) => `> ${line}`);
  // Half a character, where it was cut, has no place in an address.
  const body = [`Dear ${name},`, '', '', ...quoted].join('\r\n').slice(0, 1500).toWellFormed();
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  // The sign between the two parts of an address stays as it is (RFC 6068).
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`;
}
