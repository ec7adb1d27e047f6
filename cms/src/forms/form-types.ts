import { withoutTrailingSlashes } from '../trailing-slashes';

/** What visitors send. These records are personal data: written by the site, read by staff only. */
export const FORM_UIDS = [
  'api::quote-request.quote-request',
  'api::free-quote.free-quote',
  'api::newsletter.newsletter',
  'api::contact.contact',
] as const;

const FORM_PATHS = ['/api/quote-requests', '/api/free-quotes', '/api/newsletters', '/api/contacts'];

/** Whether a form is sent to this path. */
export function isFormPath(path: string): boolean {
  return FORM_PATHS.includes(withoutTrailingSlashes(path));
}

export function isFormUid(uid: unknown): boolean {
  return FORM_UIDS.some((formUid) => formUid === uid);
}
