// A note that is typed and not added yet outlives a closed lead, a reload and an ended login.

const PREFIX = 'lead-note:';

/** What was typed for a lead in this tab and not added; empty where nothing was. */
export function keptNote(address: string): string {
  return sessionStorage.getItem(PREFIX + address) ?? '';
}

/** Keeps what is typed for a lead; an empty text ends that. */
export function keepNote(address: string, text: string): void {
  if (text === '') sessionStorage.removeItem(PREFIX + address);
  else sessionStorage.setItem(PREFIX + address, text);
}
