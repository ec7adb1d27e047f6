import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { updateHealthMetrics } from '@/lib/server/ops/health-metrics';
import { metrics } from '@/lib/server/ops/metrics';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const NAME = /\b(?:site|nodejs|process)_[a-z0-9_]+/g;
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

/** The metrics that a file of rules or panels reads, without what Prometheus adds to a name. */
function namesIn(text: string): string[] {
  return [...new Set(text.match(NAME) ?? [])].map((name) => name.replace(/_(?:bucket|count)$/, ''));
}

test.each(['prometheus/alerts.yaml', 'grafana/site.json'])(
  '%s reads metrics that exist',
  (file) => {
    const nothing = { ageSeconds: null, refusedAgeSeconds: null };
    updateHealthMetrics({
      isReady: true,
      content: { isReachable: true, ageSeconds: 0 },
      webhook: nothing,
      store: {
        entries: 0,
        articles: 0,
        ageSeconds: 0,
        servedStale: 0,
        failingSeconds: 0,
        notStoredAgeSeconds: null,
      },
      search: { missing: [] },
      mail: { isSetUp: true },
      outbox: { waiting: 0, oldestSeconds: 0 },
      redis: { isReachable: true, downSeconds: null },
    });
    const known = metrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    const names = namesIn(read(file));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  },
);

test('the operators’ guide explains every line of the site’s log', () => {
  const root = path.join(DEPLOY, '..');
  const files = ['app', 'components', 'lib', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const events = files.flatMap((file) =>
    [...read(`../${file}`).matchAll(/\blog(?:Info|Warning|WarningOnce)\(\s*'([\w-]+)'/g)].map(
      ([, event = '']) => event,
    ),
  );
  expect(events.length).toBeGreaterThan(20);
  const guide = read('../docs/operators.md');
  expect(events.filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});

test('the operators’ guide explains every line of the content service that has a name', () => {
  const folder = path.join(DEPLOY, '..', 'cms', 'src');
  const events = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(/\bevent: '([\w-]+)'/g)].map(
        ([, event = '']) => event,
      ),
    );
  expect(events).toContain('outbox-failed');
  const guide = read('../docs/operators.md');
  expect(events.filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
});

test('each alert has a test, and the operators’ guide says what to do', () => {
  const alerts = [...read('prometheus/alerts.yaml').matchAll(/alert: (\w+)/g)].map(
    ([, name = '']) => name,
  );
  expect(alerts.length).toBeGreaterThan(10);
  const cases = read('prometheus/alerts.test.yaml');
  const guide = read('../docs/operators.md');
  const without = (text: string, written: (name: string) => string) =>
    alerts.filter((name) => !text.includes(written(name)));
  expect
    .soft(
      without(cases, (name) => `alertname: ${name}\n`),
      'alerts.test.yaml',
    )
    .toEqual([]);
  expect
    .soft(
      without(guide, (name) => `\`${name}\``),
      'docs/operators.md',
    )
    .toEqual([]);
});
