import type { Handler } from './handler';

/** In these the framework looks for a nonce, which it then writes into the page. */
const NAMES = ['content-security-policy', 'content-security-policy-report-only'];

/**
 * Takes a policy away from a request: the page that is rendered for it is stored, and sent to everybody.
 */
export function dropPolicy(handle: Handler): Handler {
  return (request, response) => {
    for (const name of NAMES) delete request.headers[name];
    handle(request, response);
  };
}
