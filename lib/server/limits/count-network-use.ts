import 'server-only';
import { env } from '@/lib/server/ops/env';
import { pseudonym } from '@/lib/server/ops/form-secret';
import { logWarning } from '@/lib/server/ops/log';
import { clientIp } from './client-ip';
import { askForUse, countUse, type LimitName, type LimitResult } from './rate-limit';

const LINE_INTERVAL_MS = 60_000;
const loggedAt = new Map<LimitName, number>();

/**
 * Counts one use by the network that a request came from, as the proxies in front have noted it. A refusal is a
 * warning in the log, once a minute for each limit: behind a proxy that hides its visitors it meets all of them.
 */
export async function countNetworkUse(name: LimitName, headers: Headers): Promise<LimitResult> {
  const result = await countUse(name, networkOf(headers));
  if (!result.isAllowed) warnOfLimit(name);
  return result;
}

/** Like {@link countNetworkUse}, before it is known whether it is one that counts. */
export async function askForNetworkUse(name: LimitName, headers: Headers): Promise<LimitResult> {
  const result = await askForUse(name, networkOf(headers));
  if (!result.isAllowed) warnOfLimit(name);
  return result;
}

function networkOf(headers: Headers): string {
  const { network } = clientIp(headers.get('x-forwarded-for'), env().FORM_PROXY_HOPS);
  return pseudonym(network);
}

function warnOfLimit(limit: LimitName): void {
  const now = performance.now();
  if (now - (loggedAt.get(limit) ?? Number.NEGATIVE_INFINITY) < LINE_INTERVAL_MS) return;
  loggedAt.set(limit, now);
  logWarning('requests-limited', { limit });
}
