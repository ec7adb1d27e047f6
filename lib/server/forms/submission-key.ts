import 'server-only';
import { createHash } from 'node:crypto';
import type { FormKind } from '@/lib/forms/action-result';

/**
 * The idempotency key of a submission: the same text of the same form has the same key, whichever
 * copy of the site, tab, day or attempt it comes from. The content service makes one record of it
 * in 24 hours, counted from that record: a key with a date in it would make two around midnight.
 */
export function submissionKey(kind: FormKind, values: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('base64url');
}
