import 'server-only';
import { errorMessage } from '@/lib/errors';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { env } from './env';
import { logWarning } from './log';
import { startCounting } from './not-found-log';

/** Ends the process with one sentence that names what is wrong in the environment, if anything. */
export function stopOnWrongEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
}

/** Says at the start, not with the first lead, that nobody will be told about quotes. */
export function warnOfMissingSettings(): void {
  const missing = missingForEmail();
  if (missing) logWarning('email-not-set-up', { note: missing });
}

/** What takes seconds to load or to make is ready before the first visitor needs it. */
export function warmUp(): void {
  import('react-email').catch(() => logWarning('email-templates-not-loaded'));
  // A build has no visitors.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  import('@/lib/server/search/site-search')
    .then(({ refreshSearch }) => refreshSearch())
    .catch(() => undefined);
}

/** Counts the addresses that visitors do not find, for the editors' list of them. */
export function countMissedAddresses(): void {
  const seconds = env().MISSED_ADDRESSES_SECONDS;
  if (seconds > 0) startCounting(seconds * 1000);
}
