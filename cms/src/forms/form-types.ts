/** What visitors send. These records are personal data: written by the site, read by staff only. */
export const FORM_UIDS = [
  'api::quote-request.quote-request',
  'api::free-quote.free-quote',
  'api::newsletter.newsletter',
  'api::contact.contact',
] as const;

const FORM_PATHS = ['/api/quote-requests', '/api/free-quotes', '/api/newsletters', '/api/contacts'];
/** Begins at the first of them: a search from each would take the square of their number. */
const LAST_SLASHES = /(?<!\/)\/+$/;

/** Whether a form is sent to this path. */
export function isFormPath(path: string): boolean {
  return FORM_PATHS.includes(path.replace(LAST_SLASHES, ''));
}

export function isFormUid(uid: unknown): boolean {
  return FORM_UIDS.some((formUid) => formUid === uid);
}
