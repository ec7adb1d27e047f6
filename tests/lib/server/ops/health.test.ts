import { afterEach, expect, test, vi } from 'vitest';
import { Health } from '@/lib/server/ops/health';

const STORE = {
  entries: 0,
  articles: 0,
  ageSeconds: null,
  servedStale: 0,
  failingSeconds: null,
  notStoredAgeSeconds: null,
};
const OPTIONS = {
  isWarm: () => true,
  storeStatus: async () => STORE,
  missingInSearch: () => ['people'],
  isMailSetUp: () => false,
  outboxStatus: async () => ({ waiting: 1, oldestSeconds: 60 }),
  redisStatus: () => null,
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a site whose screens are rendered is ready', async () => {
  expect(await healthOf(async () => undefined).readiness()).toEqual({
    isReady: true,
    content: { isReachable: true, ageSeconds: 0 },
    webhook: { ageSeconds: null, refusedAgeSeconds: null },
    store: STORE,
    search: { missing: ['people'] },
    mail: { isSetUp: false },
    outbox: { waiting: 1, oldestSeconds: 60 },
    redis: null,
  });
  const cold = new Health({ ...OPTIONS, probeContent: async () => undefined, isWarm: () => false });
  expect(await cold.readiness()).toMatchObject({ isReady: false, content: { isReachable: true } });
});

test('a clock that is set back leaves ages right, and the service is probed on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const probe = vi.fn(async () => undefined);
  const health = healthOf(probe);
  health.recordWebhook();
  await health.readiness();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(11_000);
  expect(await health.readiness()).toMatchObject({ webhook: { ageSeconds: 11 } });
  expect(probe).toHaveBeenCalledTimes(2);
});

test('it stays ready while the content service fails, and says since when', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let now = 0;
  let isUp = true;
  const ask = async () => {
    if (!isUp) throw new Error('down');
  };
  const health = healthOf(ask, () => now);
  health.recordWebhook();
  await health.readiness();
  isUp = false;
  now = 60_000;
  expect(await health.readiness()).toMatchObject({
    isReady: true,
    content: { isReachable: false, ageSeconds: 60 },
    webhook: { ageSeconds: 60 },
  });
  isUp = true;
  now = 70_000;
  expect(await health.readiness()).toMatchObject({ isReady: true, content: { ageSeconds: 0 } });
});

test('where nobody has asked before, the list of articles says when the service returned content', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const health = new Health({
    ...OPTIONS,
    probeContent: () => Promise.reject(new Error('down')),
    storeStatus: async () => ({ ...STORE, ageSeconds: 40 }),
  });
  const content = { isReachable: false, ageSeconds: 40 };
  expect(await health.readiness()).toMatchObject({ content });
});

test('of the probe and the list of articles, what was answered last counts', async () => {
  let ageSeconds = 40;
  let now = 0;
  const health = new Health({
    ...OPTIONS,
    probeContent: async () => undefined,
    now: () => now,
    storeStatus: async () => ({ ...STORE, ageSeconds }),
  });
  expect(await health.readiness()).toMatchObject({ content: { ageSeconds: 0 } });
  [now, ageSeconds] = [5_000, 2];
  expect(await health.readiness()).toMatchObject({ content: { ageSeconds: 2 } });
});

test('a thousand questions are one question to the content service', async () => {
  let respond = () => {};
  const ask = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        respond = resolve;
      }),
  );
  const health = healthOf(ask);
  const questions = Array.from({ length: 1000 }, () => health.readiness());
  respond();
  await Promise.all(questions);
  await health.readiness();
  expect(ask).toHaveBeenCalledOnce();
});

test('everything is asked at once, so together they take no longer than the slowest', async () => {
  const asked: string[] = [];
  const responses: (() => void)[] = [];
  const ask = (name: string) => {
    asked.push(name);
    return new Promise<void>((resolve) => responses.push(resolve));
  };
  const health = new Health({
    ...OPTIONS,
    probeContent: () => ask('content'),
    storeStatus: () => ask('store').then(() => STORE),
    outboxStatus: () => ask('outbox').then(() => null),
  });
  const readiness = health.readiness();
  expect(asked.sort()).toEqual(['content', 'outbox', 'store']);
  for (const respond of responses) respond();
  expect(await readiness).toMatchObject({ isReady: true, content: { isReachable: true } });
});

test('no balancer waits for a content service that hangs: what was last known is said', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let now = 0;
  let giveUp = () => {};
  let isUp = true;
  const ask = () =>
    isUp
      ? Promise.resolve()
      : new Promise<void>((_, reject) => {
          giveUp = () => reject(new Error('no answer'));
        });
  const health = healthOf(ask, () => now);
  await health.readiness();
  isUp = false;
  now = 10_000;
  expect(await health.readiness()).toMatchObject({ isReady: true, content: { isReachable: true } });
  giveUp();
  expect(await health.readiness()).toMatchObject({ content: { isReachable: false } });
});

test('a probe is valid for 10 seconds, a failed one for 3', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let now = 0;
  let isUp = true;
  const probe = vi.fn(async () => {
    if (!isUp) throw new Error('down');
  });
  const health = healthOf(probe, () => now);
  const probesAt = async (time: number) => {
    now = time;
    await health.readiness();
    return probe.mock.calls.length;
  };
  expect(await probesAt(0)).toBe(1);
  expect(await probesAt(9_999)).toBe(1);
  isUp = false;
  expect(await probesAt(10_000)).toBe(2);
  expect(await probesAt(12_999)).toBe(2);
  expect(await probesAt(13_000)).toBe(3);
});

test('the store is asked at most once in a second', async () => {
  let now = 0;
  const storeStatus = vi.fn(async () => ({ ...STORE, entries: now }));
  const health = new Health({
    ...OPTIONS,
    probeContent: async () => undefined,
    storeStatus,
    now: () => now,
  });
  await health.readiness();
  now = 999;
  expect((await health.readiness()).store.entries).toBe(0);
  expect(storeStatus).toHaveBeenCalledOnce();
  now = 1_000;
  expect((await health.readiness()).store.entries).toBe(1_000);
});

test('an outage is logged once, with its reason, and the next one again', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  let now = 0;
  let isUp = false;
  const health = healthOf(
    async () => {
      if (!isUp) throw new Error('connection refused');
    },
    () => now,
  );
  for (const up of [false, false, true, false]) {
    isUp = up;
    now += 60_000;
    await health.readiness();
  }
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    { event: 'content-not-reachable', reason: 'connection refused' },
    { event: 'content-not-reachable', reason: 'connection refused' },
  ]);
});

function healthOf(probeContent: () => Promise<unknown>, now?: () => number): Health {
  return new Health({ ...OPTIONS, probeContent, now });
}

test('a refused webhook is in the state, and the first one of a minute is for the log', async () => {
  let now = 0;
  const health = new Health({ ...OPTIONS, probeContent: async () => undefined, now: () => now });
  expect(health.recordRefusedWebhook()).toBe(true);
  now = 59_000;
  expect(health.recordRefusedWebhook()).toBe(false);
  now = 60_000;
  expect((await health.readiness()).webhook).toEqual({ ageSeconds: null, refusedAgeSeconds: 1 });
  expect(health.recordRefusedWebhook()).toBe(true);
});
