import { expect, test, vi } from 'vitest';
import { metrics } from '@/lib/server/ops/metrics';

test('a full disk is one line in a minute, however much it refuses; each refusal counts', async () => {
  // Other files have had something stored.
  vi.resetModules();
  const { attemptToStore } = await import('@/lib/server/ops/store-failures');
  metrics().storeFailures.reset();
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
  const now = vi.spyOn(performance, 'now');
  const store = () => attemptToStore(() => Promise.reject(new Error('ENOSPC')));
  for (const seconds of [0, 1, 59, 60, 61]) {
    now.mockReturnValue(seconds * 1000);
    await store();
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ event: 'content-not-stored', reason: 'ENOSPC' });
  const { values } = await metrics().storeFailures.get();
  expect(values).toMatchObject([{ value: 5 }]);
});
