import 'server-only';
import { ContentError, type OutboxStatus } from '@/content-client';
import { monitoringClient } from '@/lib/server/cms/configured-client';

/** However often monitors ask. */
const TTL_MS = 5_000;

let last: { status: Promise<OutboxStatus | null>; at: number } | null = null;

/**
 * What visitors sent and nobody was told about yet, not older than some seconds; `null` where the
 * content service has no outbox, or does not respond.
 */
export function outboxStatus(): Promise<OutboxStatus | null> {
  // Not by the time of day, which may be set back.
  const now = performance.now();
  if (last && now - last.at < TTL_MS) return last.status;
  last = { status: readStatus(), at: now };
  return last.status;
}

async function readStatus(): Promise<OutboxStatus | null> {
  try {
    return await monitoringClient().submissions.outbox();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
