import 'server-only';
import { env } from './env';
import { logWarning } from './log';
import { missingForEmail } from './send-email';

/** Ends the process with one sentence that names what is wrong in the environment, if anything. */
export function stopOnWrongEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Says at the start, not with the first lead, that nobody will be told about quotes. */
export function warnOfMissingSettings(): void {
  const missing = missingForEmail();
  if (missing) logWarning('email-not-set-up', { note: missing });
}

/** The template engine of the e-mails takes seconds to load: not while the first visitor waits. */
export function warmUp(): void {
  import('react-email').catch(() => logWarning('email-templates-not-loaded'));
}
