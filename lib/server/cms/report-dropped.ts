import 'server-only';
import type { Dropped } from '@/lib/server/html/content-rules';
import { logWarningOnce } from '@/lib/server/ops/log';

/**
 * Logs each part that was left out of an entry once, so that staff can correct it.
 *
 * @param entry Slug or name of the entry; `null` where it is unknown.
 */
export function reportDropped(entry: string | null): (dropped: Dropped) => void {
  return ({ what, detail }) => logWarningOnce('content-dropped', { entry, what, detail });
}
