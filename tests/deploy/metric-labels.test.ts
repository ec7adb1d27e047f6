import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { metrics } from '@/lib/server/ops/metrics';
import { routeClass } from '@/lib/server/ops/route-class';

const ROOT = path.resolve(import.meta.dirname, '../..');
const METRIC = /\b(site_\w+?)(?:_bucket|_count)?(?:\{([^}]*)\}|(?!\w))/g;
const MATCHER = /(\w+)(?:=~|!~|!=|=)"([^"]*)"/g;
const GROUPS = /\bby \(([^)]*)\)/g;
/** Labels that Prometheus adds. */
const ADDED = ['instance', 'job', 'le'];
const ROUTES = [
  ...['/api/health', '/api/metrics', '/api/vitals', '/unexpected-error'],
  ...['/_next/static/a.js', '/_next/image'],
].map(routeClass);
/** Where the values of labels are that appear with their first event only. */
const SOURCES: Readonly<Record<string, string>> = {
  site_cache_results_total: 'lib/server/cms/content-store.ts',
  site_web_vitals_seconds: 'app/api/vitals/route.ts',
};

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

/** One text for each alert and for each query of the dashboard. */
const expressions = [
  ...read('deploy/prometheus/alerts.yaml').split('- alert: ').slice(1),
  ...dashboard
    .parse(JSON.parse(read('deploy/grafana/site.json')))
    .panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

function labelsOf(metric: string): string[] {
  const known = metrics().registry.getSingleMetric(metric);
  return z.object({ labelNames: z.array(z.string()) }).parse(known ?? { labelNames: [] })
    .labelNames;
}

async function isValue(metric: string, label: string, value: string): Promise<boolean> {
  // A pattern of numbers; what Prometheus adds is the operator's.
  if (label === 'status' || ADDED.includes(label)) return true;
  if (label === 'route') return ROUTES.includes(value);
  const source = SOURCES[metric];
  if (source !== undefined) return new RegExp(`\\b${value}\\b`).test(read(source));
  const known = (await metrics().registry.getMetricsAsJSON()).find(({ name }) => name === metric);
  return (
    known?.values.some(
      ({ labels }) => z.record(z.string(), z.unknown()).parse(labels)[label] === value,
    ) ?? false
  );
}

test('alerts and panels compare labels and values that the metrics have', async () => {
  const problems: string[] = [];
  let compared = 0;
  for (const expression of expressions) {
    const labels = [...ADDED];
    for (const [, metric = '', selector = ''] of expression.matchAll(METRIC)) {
      labels.push(...labelsOf(metric));
      for (const [, label = '', values = ''] of selector.matchAll(MATCHER)) {
        compared += 1;
        if (!labels.includes(label)) problems.push(`${metric} has no label ${label}`);
        for (const value of values.split('|')) {
          if (!(await isValue(metric, label, value))) problems.push(`${metric}: no ${value}`);
        }
      }
    }
    const groups = [...expression.matchAll(GROUPS)].flatMap(([, by = '']) => by.split(/,\s*/));
    problems.push(...groups.filter((label) => !labels.includes(label)));
  }
  expect(compared).toBeGreaterThan(10);
  expect(problems).toEqual([]);
});
