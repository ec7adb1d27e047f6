import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';

export type ClientIp = {
  /** The address itself; `null`: no proxy has noted one. */
  address: string | null;
  /** Who counts as one visitor: an IPv4 address, or the IPv6 network (/64) of one household. */
  network: string;
};

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
/** Some proxies, such as Azure's gateway, note the port as well: each connection would be a visitor of its own. */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The address a request came from, as the proxies we run have noted it: each appends the one it
 * saw, so whatever a visitor wrote into the header stands further left.
 */
export function clientIp(forwardedFor: string | null, proxyHops: number): ClientIp {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  // Where fewer proxies have noted one than there should be, theirs is better than one for all visitors together.
  const noted = (hops.at(-Math.max(1, proxyHops)) ?? hops[0] ?? '')
    .replace(WITH_PORT, '$1$2')
    .replace(MAPPED_IPV4, '');
  if (isIPv4(noted)) return { address: noted, network: noted };
  if (!isIPv6(noted)) return { address: null, network: noted || 'unknown' };
  const address = normalize(noted);
  return { address, network: `${expand(address).slice(0, 4).join(':')}::/64` };
}

/** The one way to write an IPv6 address (RFC 5952), as the URL standard has it too. */
function normalize(address: string): string {
  const [withoutZone = ''] = address.split('%');
  return new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right];
}
