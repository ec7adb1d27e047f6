import pLimit from 'p-limit';
import { quote, type Report } from './finding';
import type { WrittenLink } from './text-rules';

const CONCURRENCY = 4;
const TIMEOUT_MS = 15_000;
/** Statuses that refuse programs, or are temporary: a visitor's browser may succeed. */
const INCONCLUSIVE = new Set([401, 403, 405, 406, 408, 425, 429, 503, 999]);

/** Requests the links to other sites, and reports those that fail. */
export async function checkExternalLinks(
  links: ReadonlyMap<string, readonly WrittenLink[]>,
  report: Report,
): Promise<void> {
  await pLimit(CONCURRENCY).map(links, async ([href, places]) => {
    const fault = await faultOf(href);
    if (fault === null) return;
    for (const { entry, place } of places) {
      report('link-broken', entry, place, `“${quote(href)}” ${fault}.`);
    }
  });
}

async function faultOf(href: string): Promise<string | null> {
  try {
    // Not every server supports HEAD; the status arrives before the body.
    const response = await fetch(href, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': 'content-check', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    if (response.status < 400 || INCONCLUSIVE.has(response.status)) return null;
    return `returns ${response.status}`;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return isTimeout ? `does not respond within ${TIMEOUT_MS / 1000} s` : 'cannot be reached';
  }
}
