import { expect, test, vi } from 'vitest';
import { setEnvironment } from '@/tests/support/form-env';

const NOWHERE = '127.0.0.1:1';

/** What a copy warns of at its start. */
async function warnings(variables: Record<string, string>): Promise<string> {
  setEnvironment({ CONTENT_API_URL: `http://${NOWHERE}`, ...variables });
  const written = vi.spyOn(process.stderr, 'write').mockClear().mockReturnValue(true);
  const { boot } = await import('@/lib/server/ops/boot');
  boot();
  return written.mock.calls.join('\n');
}

test('copies that each accept their own tokens only are warned of at the start', async () => {
  const REDIS_URL = `redis://${NOWHERE}`;
  expect(await warnings({ REDIS_URL, FORM_SECRET: '' })).toContain('"form-secret-not-set"');
  expect(await warnings({ REDIS_URL })).not.toContain('form-secret');
  expect(await warnings({ FORM_SECRET: '' })).not.toContain('form-secret');
});
