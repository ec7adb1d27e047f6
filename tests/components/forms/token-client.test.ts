import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokenClient } from '@/components/forms/core/token-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clock that is set back does not hold the form up', async () => {
  const tokens = createTokenClient('contact');
  tokens.store('a-token');
  vi.setSystemTime(Date.now() - 3_600_000);
  const token = tokens.take();
  await vi.advanceTimersByTimeAsync(1500);
  await expect(Promise.race([token, Promise.resolve('none yet')])).resolves.toBe('a-token');
});
