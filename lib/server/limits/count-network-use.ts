import 'server-only';
import { env } from '@/lib/server/ops/env';
import { pseudonym } from '@/lib/server/ops/form-secret';
import { clientIp } from './client-ip';
import { countUse, type LimitName, type LimitResult } from './rate-limit';

/** Counts one use by the network that a request came from, as the proxies in front have noted it. */
export function countNetworkUse(name: LimitName, headers: Headers): Promise<LimitResult> {
  const { network } = clientIp(headers.get('x-forwarded-for'), env().FORM_PROXY_HOPS);
  return countUse(name, pseudonym(network));
}
