import { expect, test, vi } from 'vitest';
import type { Readiness } from '@/lib/server/ops/health';
import { updateHealthMetrics } from '@/lib/server/ops/health-metrics';
import { metrics, setGauge } from '@/lib/server/ops/metrics';

const STATE: Readiness = {
  isReady: true,
  content: { isReachable: false, ageSeconds: 90 },
  webhook: { ageSeconds: null, refusedAgeSeconds: null },
  store: {
    entries: 58,
    articles: 21,
    ageSeconds: 12,
    servedStale: 3,
    failingSeconds: 61,
    notStoredAgeSeconds: null,
  },
  search: { missing: ['people'] },
  mail: { isSetUp: true },
  outbox: { waiting: 3, oldestSeconds: 75 },
  redis: null,
};

test('the state of a copy is in its metrics; what is not known is absent', async () => {
  updateHealthMetrics(STATE);
  const text = await metrics().registry.metrics();
  for (const line of [
    'site_ready 1',
    'site_content_reachable 0',
    'site_content_age_seconds 90',
    'site_content_failing_seconds 61',
    'site_search_missing 1',
    'site_outbox_messages 3',
    'site_outbox_age_seconds 75',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(text).not.toMatch(/^site_webhook_age_seconds /m);
});

test('articles that were never compared are as old as the process, so that somebody hears of it', async () => {
  vi.spyOn(process, 'uptime').mockReturnValue(620.4);
  updateHealthMetrics({ ...STATE, store: { ...STATE.store, ageSeconds: null } });
  expect(await metrics().registry.metrics()).toContain('\nsite_articles_age_seconds 620\n');
});

test('a gauge follows its value, and disappears with it', async () => {
  const lines = async () =>
    (await metrics().registry.getSingleMetricAsString('site_example')).split('\n').slice(2);
  setGauge('site_example', 'An example.', 4);
  setGauge('site_example', 'An example.', 2);
  expect(await lines()).toEqual(['site_example 2']);
  setGauge('site_example', 'An example.', null);
  expect(await lines()).toEqual([]);
});
