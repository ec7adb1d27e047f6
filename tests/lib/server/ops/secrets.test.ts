import { expect, test } from 'vitest';
import { areSecretsEqual, hasBearer } from '@/lib/server/ops/secrets';

test('secrets are equal only as a whole', () => {
  expect(areSecretsEqual('secret', 'secret')).toBe(true);
  for (const other of ['secres', 'secre', 'secrets', 'Secret', '']) {
    expect(areSecretsEqual(other, 'secret')).toBe(false);
  }
});

test.each([
  ['Bearer right', 'right', true],
  ['bearer right', 'right', true],
  ['Bearer wrong', 'right', false],
  ['', 'right', false],
  ['Bearer ', '', false],
  ['Bearer undefined', undefined, false],
])('a request with "%s" where "%s" is configured is let in: %s', (authorization, secret, isIn) => {
  const request = new Request('http://localhost/', { headers: { authorization } });
  expect(hasBearer(request, secret)).toBe(isIn);
});
