import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * The address a request came from, as the proxies we run have noted it: each appends the one it
 * saw, so whatever a visitor wrote into the header stands further left. An IPv6 network of one
 * household counts as one address.
 */
export function clientIp(forwardedFor: string | null, proxyHops: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const address = hops.at(-Math.max(1, proxyHops)) ?? '';
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address || 'unknown';
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right];
}
