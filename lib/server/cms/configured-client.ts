import 'server-only';
import {
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
} from '@/content-client';
import { env, mediaUrl } from '@/lib/server/ops/env';
import { logWarningOnce } from '@/lib/server/ops/log';
import { observedFetch } from '@/lib/server/ops/observed-fetch';
import { signVersion } from './media-version';

const MONITOR_TIMEOUT_MS = 2_000;

let monitoring: ContentClient | null = null;

/** A `fetch` that passes on the id and the trace of the visitor's request. */
export const serviceFetch = observedFetch((input, init) => fetch(input, init));

/** A fetch without any cache; `no-store` must not be combined with `next`. */
export const uncachedFetch: typeof fetch = (input, init) =>
  serviceFetch(input, { ...init, cache: 'no-store', next: undefined });

/** A client for the content service in the environment. */
export function configuredClient(options: Partial<ContentClientOptions> = {}): ContentClient {
  const settings = env();
  return createContentClient({
    baseUrl: settings.CONTENT_API_URL,
    mediaUrl: mediaUrl(),
    mediaVersion: signVersion,
    token: settings.CONTENT_API_TOKEN,
    fetch: serviceFetch,
    timeoutMs: settings.CONTENT_API_TIMEOUT_MS,
    retry: { budgetMs: settings.CONTENT_API_RETRY_BUDGET_MS },
    onIssue: (issue) =>
      logWarningOnce('content-issue', {
        resource: issue.resource,
        entry: issue.entry,
        path: issue.path,
        message: issue.message,
      }),
    ...options,
  });
}

/** A client for monitors, which say in time that the content service does not answer. */
export function monitoringClient(): ContentClient {
  monitoring ??= configuredClient({
    fetch: uncachedFetch,
    timeoutMs: MONITOR_TIMEOUT_MS,
    retry: { retries: 0 },
  });
  return monitoring;
}
