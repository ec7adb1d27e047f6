import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from '@/lib/browser/in-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in time is given, and what fails, fails', async () => {
  await expect(inTime(Promise.resolve('script'))).resolves.toBe('script');
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404');
});

test('what never comes fails after ten seconds, or after what the caller waits for it', async () => {
  const failed: string[] = [];
  const hangs = new Promise<never>(() => {});
  inTime(hangs).catch(() => failed.push('script'));
  inTime(hangs, 30_000).catch(() => failed.push('message'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toEqual(['script']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(failed).toEqual(['script', 'message']);
});
