import 'server-only';
import { type ContentClient, ContentError, type OutboxStatus } from '@/content-client';
import { configuredClient, uncachedFetch } from '@/lib/server/cms/configured-client';

const TIMEOUT_MS = 2_000;
/** However often monitors ask. */
const TTL_MS = 5_000;

let client: ContentClient | null = null;
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
  client ??= configuredClient({
    fetch: uncachedFetch,
    timeoutMs: TIMEOUT_MS,
    retry: { retries: 0 },
  });
  try {
    return await client.submissions.outbox();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
