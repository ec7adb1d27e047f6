import { expect, test } from 'vitest';
import { clientIp } from '@/lib/server/forms/client-ip';

test('what our own proxy noted counts, not what the visitor wrote before it', () => {
  expect(clientIp('1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientIp('1.1.1.1, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
});

test('the addresses of one IPv6 network are one visitor', () => {
  const first = clientIp('2001:db8:1:2:aaaa::1', 1);
  expect(clientIp('2001:db8:1:2:ffff:1:2:3', 1)).toBe(first);
  expect(clientIp('2001:db8:1:3::1', 1)).not.toBe(first);
});

test('a request without the header is a visitor too', () => {
  expect(clientIp(null, 1)).toBe('unknown');
  expect(clientIp('', 0)).toBe('unknown');
});
