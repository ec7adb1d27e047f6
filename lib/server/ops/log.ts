import 'server-only';
import { errorMessage } from '@/lib/errors';
import { currentRequestId } from './request-context';

type Level = 'info' | 'warn';

/** Details of a log line: short facts, never input of a visitor. */
type LogDetails = Readonly<Record<string, string | number | boolean | null>>;

/** The format of both programs; cms/src/log-format.ts writes the other's. */
function line(level: Level, event: string, details: LogDetails): string {
  const requestId = currentRequestId();
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    program: 'site',
    event,
    ...(requestId !== null && { requestId }),
    ...details,
  });
}

/** Writes one line of JSON to standard output. Never pass personal data or secrets. */
export function logInfo(event: string, details: LogDetails = {}): void {
  process.stdout.write(`${line('info', event, details)}\n`);
}

/** Writes one line of JSON to standard error. Never pass personal data or secrets. */
export function logWarning(event: string, details: LogDetails = {}): void {
  process.stderr.write(`${line('warn', event, details)}\n`);
}

/**
 * Does some work; where it fails, that is a warning in the log. Never rejects.
 *
 * @returns Whether it is done.
 */
export async function attempt(
  failure: string,
  work: () => Promise<unknown> | undefined,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logWarning(failure, { reason: errorMessage(error) });
    return false;
  }
}

const seen = new Set<string>();
const MAX_SEEN = 1000;

/** Like {@link logWarning}, but the same line is written once in the life of the process. */
export function logWarningOnce(event: string, details: LogDetails = {}): void {
  const key = JSON.stringify([event, details]);
  if (seen.has(key)) return;
  if (seen.size >= MAX_SEEN) seen.clear();
  seen.add(key);
  logWarning(event, details);
}
