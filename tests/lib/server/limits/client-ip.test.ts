import { expect, test } from 'vitest';
import { clientIp } from '@/lib/server/limits/client-ip';

test('what our own proxy noted counts, not what the visitor wrote before it', () => {
  expect(clientIp('1.1.1.1, 203.0.113.9', 1).network).toBe('203.0.113.9');
  expect(clientIp('1.1.1.1, 203.0.113.9, 10.0.0.1', 2).network).toBe('203.0.113.9');
});

test('behind fewer proxies than are said to be there, visitors are not all one', () => {
  expect(clientIp('203.0.113.9', 2).network).toBe('203.0.113.9');
});

test('the addresses of one IPv6 network are one visitor, however they are written', () => {
  const first = clientIp('2001:db8:1:2:aaaa::1', 1);
  expect(clientIp('2001:db8:1:2:ffff:1:2:3', 1).network).toBe(first.network);
  expect(clientIp('2001:0DB8:0001:2::9', 1).network).toBe(first.network);
  expect(clientIp('2001:db8:1:3::1', 1).network).not.toBe(first.network);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:0DB8:1:2:aaaa::1', '2001:db8:1:2:aaaa::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
])('%s is named %s to other services', (noted, address) => {
  expect(clientIp(noted, 1).address).toBe(address);
});

test('a request without the header is a visitor too', () => {
  expect(clientIp(null, 1)).toEqual({ address: null, network: 'unknown' });
  expect(clientIp('', 0)).toEqual({ address: null, network: 'unknown' });
});
