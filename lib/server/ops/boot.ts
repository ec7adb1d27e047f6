import 'server-only';
import { errorMessage } from '@/lib/errors';
import { startContent } from '@/lib/server/cms/content-refresh';
import { isTestCaptcha } from '@/lib/server/forms/verify-captcha';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { followOtherCopies } from '@/lib/server/revalidation/revalidate';
import { env } from './env';
import { logWarning } from './log';
import { startNotFoundLog } from './not-found-log';
import { warmState } from './warm-state';

/** Ends the process with one sentence that names the wrong variables of the environment, if any. */
export function stopOnWrongEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
}

/** Warns at the start, not with the first lead, of what nobody would notice. */
export function warnOfSettings(): void {
  const missing = missingForEmail();
  if (missing) logWarning('email-not-set-up', { note: missing });
  if (isTestCaptcha()) logWarning('captcha-for-tests');
}

/** Starts to mirror content, and loads what is needed later when the main screens are there. */
export function startContentMirror(): void {
  warmState().tasks.push(loadMail);
  followOtherCopies();
  startContent();
}

// Where files run short later, an import that fails once would fail for ever.
function loadMail(): void {
  Promise.all([
    import('@/emails/notification'),
    import('@/emails/confirmation'),
    import('@/emails/review'),
    import('react-email'),
    import('resend'),
  ]).catch(() => logWarning('email-templates-not-loaded'));
}

/** Counts requested paths without a page, for the editors' not-found log. */
export function countNotFound(): void {
  const seconds = env().NOT_FOUND_LOG_INTERVAL_SECONDS;
  if (seconds > 0) startNotFoundLog(seconds * 1000);
}
