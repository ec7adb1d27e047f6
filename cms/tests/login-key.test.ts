import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { loginKey } from '../src/login-key';
import { startCmsForTest } from './support/cms';

const keyOf = (email: unknown, ip = '192.0.2.1') =>
  loginKey({ request: { ip, body: { email } } } as unknown as Context);

test('attempts to log in are counted by address and network', async () => {
  const cms = await startCmsForTest({ env: { ADMIN_LOGIN_RATE_LIMIT: 'true' } });
  const logIn = async (email: string) => {
    const response = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'wrong' }),
    });
    return response.status;
  };
  const answers: number[] = [];
  for (const email of ['a', 'A', 'a', 'a', 'A', 'a'])
    answers.push(await logIn(`${email}@example.com`));
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  expect(await logIn('b@example.com')).toBe(400);
});

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
