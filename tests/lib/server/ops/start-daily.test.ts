import { expect, test, vi } from 'vitest';
import { startDaily } from '@/lib/server/ops/start-daily';

const HOUR_MS = 3_600_000;

test('a daily task runs an hour after the start, and again a day later', async () => {
  vi.useFakeTimers();
  const task = vi.fn(async () => {});
  startDaily(task);
  const times = [];
  for (let hour = 0; hour < 50; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    times.push(task.mock.calls.length);
  }
  expect(times.map((count, hour) => `${hour + 1}: ${count}`)).toEqual(
    expect.arrayContaining(['1: 1', '24: 1', '25: 2', '48: 2', '49: 3']),
  );
  vi.useRealTimers();
});
