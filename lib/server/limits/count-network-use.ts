import 'server-only';
import { env } from '@/lib/server/ops/env';
import { pseudonym } from '@/lib/server/ops/form-secret';
import { logWarning } from '@/lib/server/ops/log';
import { clientIp } from './client-ip';
import { countUse, type LimitName, type LimitResult } from './rate-limit';

const LINE_INTERVAL_MS = 60_000;
const loggedAt = new Map<LimitName, number>();

/**
 * Counts one use by the network that a request came from, as the proxies in front have noted it. A refusal is a
 * warning in the log, once a minute for each limit: behind a proxy that hides its visitors it meets all of them.
 *
 * @param count `askForUse` where it is not known yet whether it is one that counts.
 */
export async function countNetworkUse(
  name: LimitName,
  headers: Headers,
  count = countUse,
): Promise<LimitResult> {
  const { network } = clientIp(headers.get('x-forwarded-for'), env().FORM_PROXY_HOPS);
  const result = await count(name, pseudonym(network));
  if (!result.isAllowed) warnOfLimit(name);
  return result;
}

function warnOfLimit(limit: LimitName): void {
  const now = performance.now();
  if (now - (loggedAt.get(limit) ?? Number.NEGATIVE_INFINITY) < LINE_INTERVAL_MS) return;
  loggedAt.set(limit, now);
  logWarning('requests-limited', { limit });
}
