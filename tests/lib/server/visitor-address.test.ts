import { expect, test } from 'vitest';
import { visitorAddress } from '@/lib/server/visitor-address';

test('what our own proxy noted counts, not what the visitor wrote before it', () => {
  expect(visitorAddress('1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(visitorAddress('1.1.1.1, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
});

test('the addresses of one IPv6 network are one visitor', () => {
  const first = visitorAddress('2001:db8:1:2:aaaa::1', 1);
  expect(visitorAddress('2001:db8:1:2:ffff:1:2:3', 1)).toBe(first);
  expect(visitorAddress('2001:db8:1:3::1', 1)).not.toBe(first);
});

test('a request without the header is a visitor too', () => {
  expect(visitorAddress(null, 1)).toBe('unknown');
  expect(visitorAddress('', 0)).toBe('unknown');
});
