import { expect, test } from 'vitest';
import { areSecretsEqual } from '@/lib/server/ops/secrets';

test('secrets are equal only as a whole', () => {
  expect(areSecretsEqual('secret', 'secret')).toBe(true);
  for (const other of ['secres', 'secre', 'secrets', 'Secret', '']) {
    expect(areSecretsEqual(other, 'secret')).toBe(false);
  }
});
