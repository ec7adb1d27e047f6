import 'server-only';
import { errorMessage } from '@/lib/errors';
import { startContent } from '@/lib/server/cms/content-refresh';
import { isTestCaptcha, missingForCaptcha } from '@/lib/server/forms/verify-captcha';
import { prepareLimits } from '@/lib/server/limits/rate-limit';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { followChanges } from '@/lib/server/revalidation/revalidate';
import { env } from './env';
import { logWarning } from './log';
import { startNotFoundLog } from './not-found-log';
import { warmState } from './warm-state';

/** Starts what runs beside the requests, where the environment is right. */
export function boot(): void {
  stopOnWrongEnvironment();
  warnOfSettings();
  // It is needed later than the main screens.
  warmState().tasks.push(loadMail);
  prepareLimits();
  followChanges();
  startContent();
  const seconds = env().NOT_FOUND_LOG_INTERVAL_SECONDS;
  if (seconds > 0) startNotFoundLog(seconds * 1000);
}

/** Ends the process with one sentence that names the wrong variables of the environment, if any. */
function stopOnWrongEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
}

/** Warns at the start, not with the first lead, of what nobody would notice. */
function warnOfSettings(): void {
  const missing = missingForEmail();
  if (missing) logWarning('email-not-set-up', { note: missing });
  const captchaKey = missingForCaptcha();
  if (captchaKey) logWarning('captcha-not-set-up', { note: `${captchaKey} is not set` });
  if (isTestCaptcha()) logWarning('captcha-for-tests');
  const { REDIS_URL, FORM_SECRET } = env();
  if (REDIS_URL && !FORM_SECRET) logWarning('form-secret-not-set');
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
