import 'server-only';
import type { Dropped } from '@/lib/server/html/content-html';
import { logWarningOnce } from '@/lib/server/ops/log';

/**
 * Writes what was left out of an entry to the log, once each, so that staff can be told.
 *
 * @param entry Slug or name of the entry; `null` where it is not known.
 */
export function reportDropped(entry: string | null): (dropped: Dropped) => void {
  return ({ what, detail }) => logWarningOnce('content-dropped', { entry, what, detail });
}
