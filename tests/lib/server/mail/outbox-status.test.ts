import { expect, test, vi } from 'vitest';
import { outboxStatus } from '@/lib/server/mail/outbox-status';
import { setContent } from '../../../support/fake-content';

test('what waits is asked for once in five seconds, however often monitors ask, and is never older', async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 60_000 });
  let waiting = 1;
  const { requests } = setContent({
    '/api/submissions/outbox': () => ({ waiting, oldestSeconds: 1 }),
  });
  const ask = async () => (await outboxStatus())?.waiting;
  expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1]);
  expect(requests).toHaveLength(1);
  waiting = 2;
  for (const expected of [1, 2, 2]) {
    vi.advanceTimersByTime(3_000);
    expect(await ask()).toBe(expected);
  }
  vi.useRealTimers();
});
