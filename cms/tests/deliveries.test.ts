import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveriesDone, guardSend } from '../src/webhooks/deliveries';

const WEBHOOK = { url: 'https://site.example/api/revalidate' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A runner of webhooks whose site responds with this status. */
function guardSite(respond: () => number) {
  const send = vi.fn(async (..._call: unknown[]) => ({ statusCode: respond() }));
  const warn = vi.fn();
  const guarded = guardSend(send, { warn });
  return { send, warn, run: () => guarded(WEBHOOK, 'entry.publish', {}) };
}

test('a site that is down keeps no editor waiting: it is told again later, three times', async () => {
  const { send, warn, run } = guardSite(() => 503);
  // No time has passed when the editor's request goes on.
  expect(await run()).toEqual({ statusCode: 503 });
  await deliveriesDone();
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(4);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Is the site up?'), {
    event: 'webhook-failed',
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test('a site that is back at the second try is told once more, and nobody is warned', async () => {
  const { send, warn, run } = guardSite(() => (send.mock.calls.length > 1 ? 200 : 503));
  await run();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(2);
  expect(warn).not.toHaveBeenCalled();
});
