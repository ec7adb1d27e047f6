import type { RunningCms } from '../../cms/scripts/boot.mjs';
import { startCms } from '../../cms/tests/support/cms';
import {
  type ContentClient,
  type ContentClientOptions,
  type ContentIssue,
  createContentClient,
} from '../../content-client';
import type { Pack } from '../support/seeded-database';

export { BOOT_TIMEOUT_MS } from '../../cms/tests/support/cms';

export type Service = RunningCms & {
  client: ContentClient;
  /** What `client` left out so far. */
  issues: ContentIssue[];
};

/** A content service of its own, with a copy of one pack of sample content. */
export async function bootService(pack: Pack): Promise<Service> {
  const { remove, ...cms } = await startCms({ pack });
  const issues: ContentIssue[] = [];
  const client = clientFor(cms, { onIssue: (issue) => issues.push(issue) });
  return { ...cms, client, issues, stop: remove };
}

// A connection that was idle for some seconds may be closed by the service while it is used again,
// which a busy machine makes likely: what failed so comes through at once. Nor is it slow by its own fault.
const ONCE_MORE = { retries: 1, firstDelayMs: 20, budgetMs: 60_000 };
const TIMEOUT_MS = 30_000;

/** A client for a running service that does not make a test wait. */
export function clientFor(
  cms: { url: string; token: string },
  options: Partial<ContentClientOptions> = {},
): ContentClient {
  return createContentClient({
    baseUrl: cms.url,
    mediaUrl: cms.url,
    token: cms.token,
    retry: ONCE_MORE,
    timeoutMs: TIMEOUT_MS,
    ...options,
  });
}
