import 'server-only';
import { ContentError, type NotFoundEntry } from '@/content-client';
import { backgroundClient } from '@/lib/server/cms/content';
import { logWarningOnce } from './log';
import { notFoundCounter } from './not-found-recorder';

/**
 * Reports the paths that were not found to the content service at an interval. A failed report is
 * lost: the log is a hint, and visitors keep coming.
 *
 * @param intervalMs Milliseconds between two reports.
 */
export function startNotFoundLog(intervalMs: number): void {
  setInterval(() => report(notFoundCounter().take()), intervalMs).unref();
}

async function report(entries: readonly NotFoundEntry[]): Promise<void> {
  if (entries.length === 0) return;
  try {
    await backgroundClient().notFoundLog.report(entries);
  } catch (error) {
    const reason = error instanceof ContentError ? error.kind : 'unknown';
    logWarningOnce('not-found-log-not-sent', { reason });
  }
}
