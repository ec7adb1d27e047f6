import type { Core } from '@strapi/strapi';

/** Ten times as long as a password takes to be compared, for the times when the machine has other work. */
const STEP_MS = 1000;

type Credentials = { email: string; password: string };
/** An error, who it is, and why it is nobody; as Strapi's login reads it. */
type Found = [error: unknown, user: unknown, reason?: object];

/**
 * A login that is refused takes the same time for each address. Strapi compares the password only where somebody
 * has the address, and how long that takes would tell who works here. To compare with a made-up password instead
 * would cost the processor as much for each address that anybody sends.
 */
export function hideAccounts(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth');
  const { checkCredentials } = auth;
  auth.checkCredentials = async (credentials: Credentials): Promise<Found> => {
    const startedAt = performance.now();
    const found: Found = await checkCredentials(credentials);
    if (!found[1]) await wait(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
    return found;
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
