import 'server-only';
import { errorMessage } from '@/lib/errors';
import { startContent } from '@/lib/server/cms/content-refresh';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { followOtherCopies } from '@/lib/server/revalidation/revalidate';
import { refreshSearch } from '@/lib/server/search/site-search';
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

/** Loads whatever takes seconds, before the first visitor needs it, and starts to mirror content. */
export function warmUp(): void {
  // Where files run short later, an import that fails once would fail for ever.
  Promise.all([import('react-email'), import('resend')]).catch(() =>
    logWarning('email-templates-not-loaded'),
  );
  followOtherCopies();
  startContent();
  void refreshSearch();
}

/** Counts requested paths without a page, for the editors' not-found log. */
export function countNotFound(): void {
  const seconds = env().NOT_FOUND_LOG_INTERVAL_SECONDS;
  if (seconds > 0) startNotFoundLog(seconds * 1000);
}
