import { quote, type Report } from './finding';
import type { WrittenLink } from './text-rules';

const CONCURRENT_REQUESTS = 4;
const TIMEOUT_MS = 15_000;
/** They say: not for programs, or not now. A visitor's browser may well be let in. */
const INCONCLUSIVE = new Set([401, 403, 405, 406, 408, 425, 429, 503, 999]);

/** Asks other sites for what the content links to, and reports what is not there. */
export async function checkExternalLinks(
  links: ReadonlyMap<string, readonly WrittenLink[]>,
  report: Report,
): Promise<void> {
  const waiting = [...links];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [href, places] = next;
      const fault = await faultOf(href);
      if (fault === null) continue;
      for (const { entry, place } of places) {
        report('link-broken', entry, place, `‘${quote(href)}’ ${fault}.`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));
}

async function faultOf(href: string): Promise<string | null> {
  try {
    // Not every server knows HEAD; what it has to say of itself is in the first bytes.
    const response = await fetch(href, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': 'content-check', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    if (response.status < 400 || INCONCLUSIVE.has(response.status)) return null;
    return `answers ${response.status}`;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? `does not answer within ${TIMEOUT_MS / 1000} s` : 'cannot be reached';
  }
}
