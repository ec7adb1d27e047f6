// A note that is typed and not added yet outlives a closed lead, a reload and an ended login.

const PREFIX = 'lead-note';

/** Under which key the note of a member of staff about a lead is kept: the next who logs in here has another. */
export function noteKeyOf(userId: unknown, address: string): string {
  return [PREFIX, userId, address].join(':');
}

/** What was typed for a lead in this tab and not added; empty where nothing was. */
export function keptNote(key: string): string {
  return sessionStorage.getItem(key) ?? '';
}

/** Keeps what is typed for a lead; an empty text ends that. */
export function keepNote(key: string, text: string): void {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}
