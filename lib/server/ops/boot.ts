import 'server-only';
import { errorMessage } from '@/lib/errors';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { env } from './env';
import { logWarning } from './log';
import { startNotFoundLog } from './not-found-log';

/** Ends the process with one sentence that names the wrong variables of the environment, if any. */
export function stopOnWrongEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
}

/** Warns at the start, not with the first lead, that nobody will be notified of quotes. */
export function warnOfMissingSettings(): void {
  const missing = missingForEmail();
  if (missing) logWarning('email-not-set-up', { note: missing });
}

/** Loads whatever takes seconds, before the first visitor needs it. */
export function warmUp(): void {
  import('react-email').catch(() => logWarning('email-templates-not-loaded'));
  // A build has no visitors.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  import('@/lib/server/search/site-search')
    .then(({ refreshSearch }) => refreshSearch())
    .catch(() => undefined);
}

/** Counts requested paths without a page, for the editors' not-found log. */
export function countNotFound(): void {
  const seconds = env().NOT_FOUND_LOG_INTERVAL_SECONDS;
  if (seconds > 0) startNotFoundLog(seconds * 1000);
}
