import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { loginKey } from '../src/login-key';

const keyOf = (email: unknown, ip = '192.0.2.1') =>
  loginKey({ request: { ip, body: { email } } } as unknown as Context);

// That the service counts by it: server-settings.test.ts.
test('of what was typed nothing is kept but a digest', () => {
  expect(keyOf(`${'x'.repeat(1_000_000)}@example.com`)).toHaveLength(44);
  expect(keyOf('A@example.com')).toBe(keyOf('a@example.com'));
  expect(keyOf('a@example.com')).not.toBe(keyOf('a@example.com', '192.0.2.2'));
  expect(keyOf({ a: 1 })).toBe(keyOf(undefined));
});

test('who has an IPv6 network has no more attempts than anybody', () => {
  const from = (ip: string) => keyOf('a@example.com', ip);
  for (const ip of ['2001:db8:0:1::2', '2001:DB8:0:1:ffff:1:2:3', '2001:0db8:0000:0001::9%eth0'])
    expect(from(ip), ip).toBe(from('2001:db8:0:1::1'));
  for (const ip of ['2001:db8:0:2::1', '2001:db8::1', '::1', '192.0.2.1'])
    expect(from(ip), ip).not.toBe(from('2001:db8:0:1::1'));
  expect(from('1:2:3::4:5:6:7')).toBe(from('1:2:3:0:4:5:6:8'));
  expect(from('::ffff:192.0.2.1')).toBe(from('192.0.2.1'));
});
