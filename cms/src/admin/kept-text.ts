// A text that is typed beside the forms and not sent yet outlives a left page, a reload and an ended login.

/** Under which key a text of a member of staff about `target` is kept: the next who logs in here has another. */
export function textKeyOf(kind: string, userId: unknown, target: string): string {
  return [kind, userId, target].join(':');
}

/** What was typed in this tab and not sent; empty where nothing was. */
export function keptText(key: string): string {
  return sessionStorage.getItem(key) ?? '';
}

/** Keeps what is typed; an empty text ends that. */
export function keepText(key: string, text: string): void {
  if (text === '') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}
