import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'koa';
import { bodyOf } from './body-of';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
/** Of an IPv6 address, in groups: what one household has. */
const NETWORK_GROUPS = 4;

/**
 * By what the attempts to log in are counted: the address that was typed, in any case, and the network that it came
 * from. As a digest, since it is kept for minutes: Strapi itself would keep what anybody sends, megabytes each time.
 */
export function loginKey(ctx: Context): string {
  const { email } = bodyOf(ctx);
  const typed = typeof email === 'string' ? email.toLowerCase() : '';
  return createHash('sha256')
    .update(JSON.stringify([networkOf(ctx.request.ip), typed]))
    .digest('base64');
}

/** An IPv4 address, or the IPv6 network (/64) of one: who has it has more addresses than attempts. */
function networkOf(ip: string): string {
  const address = ip.replace(MAPPED_IPV4, '');
  if (!isIPv6(address)) return address;
  const [withoutZone = ''] = address.split('%');
  // As the URL standard writes it: without zeros in front, the longest row of empty groups left out.
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const empty = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...empty, ...right].slice(0, NETWORK_GROUPS).join(':');
}
