import 'server-only';
import { ContentError } from '@/content-client';
import { backgroundClient } from '@/lib/server/cms/content';
import { logWarning } from '@/lib/server/ops/log';
import type { EmailResult } from './email';

/**
 * Tells the content service that a record needs no further mail. A report that is lost costs one
 * more request: the service asks for the mail again, and the mail service leaves it out.
 */
export async function reportNotice(documentId: string, result: EmailResult): Promise<void> {
  if (result.kind === 'failed' && !result.isBlocked) return;
  const outcome = result.kind === 'sent' ? 'sent' : 'blocked';
  try {
    await backgroundClient().submissions.notified({ documentId, outcome });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    logWarning('notice-not-reported', { record: documentId, kind: error.kind });
  }
}
