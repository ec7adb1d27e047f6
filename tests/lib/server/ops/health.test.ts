import { expect, test, vi } from 'vitest';
import { Health } from '@/lib/server/ops/health';

test('a site whose content service answers is ready', async () => {
  const health = healthOf(async () => undefined);
  expect(await health.readiness()).toEqual({
    isReady: true,
    content: { isReachable: true, ageSeconds: 0 },
    webhook: { ageSeconds: null },
    mail: { isSetUp: false },
  });
});

test('one whose content service fails is not, and says since when', async () => {
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
    isReady: false,
    content: { isReachable: false, ageSeconds: 60 },
    webhook: { ageSeconds: 60 },
  });
  isUp = true;
  now = 70_000;
  expect(await health.readiness()).toMatchObject({ isReady: true, content: { ageSeconds: 0 } });
});

test('a thousand questions are one question to the content service', async () => {
  const ask = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const health = healthOf(ask);
  await Promise.all(Array.from({ length: 1000 }, () => health.readiness()));
  await health.readiness();
  expect(ask).toHaveBeenCalledOnce();
});

function healthOf(probeContent: () => Promise<unknown>, now?: () => number): Health {
  return new Health({ probeContent, isMailSetUp: () => false, now });
}
