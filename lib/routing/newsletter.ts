import { ROUTES } from './routes';

export type NewsletterPurpose = (typeof PURPOSES)[number];
export type NewsletterState = NewsletterPurpose | (typeof RESULTS)[number];

const PURPOSES = ['confirm', 'unsubscribe'] as const;
const RESULTS = ['confirmed', 'unsubscribed', 'failed', 'invalid', 'unsubscribe-invalid'] as const;

/** What a link of a mail is for; `null`: something else. */
export function toNewsletterPurpose(text: string): NewsletterPurpose | null {
  return PURPOSES.find((purpose) => purpose === text) ?? null;
}

/** What the screen shows; `invalid` for what is no state. */
export function toNewsletterState(text: string): NewsletterState {
  return [...PURPOSES, ...RESULTS].find((state) => state === text) ?? 'invalid';
}

/** The form field, and the parameter of the screen, that names the link whose button is pressed. */
export const LINK_FIELD = 'link';

/** The address of the screen, from the root; for the button of a link, which it names. */
export function newsletterPath(state: NewsletterState, link: string | null = null): string {
  const search = new URLSearchParams({ state, ...(link !== null && { [LINK_FIELD]: link }) });
  return `${ROUTES.newsletter}?${search}`;
}
