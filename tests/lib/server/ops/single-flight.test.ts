import { expect, test, vi } from 'vitest';
import { singleFlight } from '@/lib/server/ops/single-flight';

test('calls share the run that has begun, also where it fails; the next one begins another', async () => {
  const run = vi.fn(async () => 'done');
  const shared = singleFlight(run);
  expect(await Promise.all([shared(), shared()])).toEqual(['done', 'done']);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRejectedValueOnce(new Error('no answer'));
  const failed = await Promise.allSettled([shared(), shared()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared()).toBe('done');
  expect(run).toHaveBeenCalledTimes(3);
});
