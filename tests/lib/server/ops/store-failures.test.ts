import { expect, onTestFinished, test, vi } from 'vitest';

test('a full disk is one line in a minute, however much it refuses; each refusal counts, and health says when the last was', async () => {
  // Other files have had something stored.
  vi.stubGlobal('sharedState', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  // As the pages and the server have it: each bundle has modules of its own.
  vi.resetModules();
  const pages = await import('@/lib/server/ops/store-failures');
  vi.resetModules();
  const server = await import('@/lib/server/ops/store-failures');
  const { metrics } = await import('@/lib/server/ops/metrics');
  metrics().storeFailures.reset();
  const lines: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
  const now = vi.spyOn(performance, 'now');
  expect(server.notStoredAgeSeconds()).toBeNull();
  for (const seconds of [0, 1, 59, 60, 61]) {
    now.mockReturnValue(seconds * 1000);
    const { attemptToStore } = seconds % 2 === 0 ? pages : server;
    await attemptToStore(() => Promise.reject(new Error('ENOSPC')));
  }
  now.mockReturnValue(91_000);
  expect([pages, server].map((bundle) => bundle.notStoredAgeSeconds())).toEqual([30, 30]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ event: 'content-not-stored', reason: 'ENOSPC' });
  const { values } = await metrics().storeFailures.get();
  expect(values).toMatchObject([{ value: 5 }]);
});
