import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FORM_KINDS } from '@/lib/forms/action-result';
import { shared } from './shared-state';

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const WEBHOOK_RESULTS = ['accepted', 'refused', 'malformed'];
const FORM_OUTCOMES = [
  ...['sent', 'invalid', 'again', 'captcha', 'too-many', 'too-large'],
  ...['unauthorized', 'failed'],
];

/** The metrics of this process. No label has a value that a visitor can choose. */
export const metrics = shared('metrics', createMetrics);

/** Sets a gauge, which the first call creates; `null`: the value is not known, and is absent. */
export function setGauge(name: string, help: string, value: number | null): void {
  const { registry } = metrics();
  const known = registry.getSingleMetric(name);
  const gauge = known instanceof Gauge ? known : new Gauge({ name, help, registers: [registry] });
  if (value === null) gauge.remove();
  else gauge.set(value);
}

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const all = {
    registry,
    requests: new Counter({
      name: 'site_requests_total',
      help: 'Responses by class of the address and status.',
      labelNames: ['route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'site_request_seconds',
      help: 'From a request to the end of its response.',
      labelNames: ['route'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'site_render_seconds',
      help: 'The part of it in the framework, where no cache had the response.',
      labelNames: ['route'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    cacheResults: new Counter({
      name: 'site_cache_results_total',
      help: 'Look-ups by layer (http, page, content) and result (hit, miss, stale); fallback: of the stale ones, those served from the store.',
      labelNames: ['layer', 'result'],
      registers,
    }),
    contentRequests: new Histogram({
      name: 'site_content_request_seconds',
      help: 'Requests to the content service by method and result (status class, or error).',
      labelNames: ['method', 'result'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    storeFailures: new Counter({
      name: 'site_store_failures_total',
      help: 'What the disk or Redis did not store, or could not give back.',
      registers,
    }),
    webhooks: new Counter({
      name: 'site_webhooks_total',
      help: 'Webhooks of the content service by result.',
      labelNames: ['result'],
      registers,
    }),
    forms: new Counter({
      name: 'site_form_submissions_total',
      help: 'Submissions by form and outcome.',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    varnishUnpurged: new Gauge({
      name: 'site_varnish_unpurged',
      help: 'Varnishes that have not taken what this copy told them.',
      registers,
    }),
    vitals: new Histogram({
      name: 'site_web_vitals_seconds',
      help: 'LCP, INP, FCP and TTFB of sampled visitors.',
      labelNames: ['vital', 'route'],
      buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'site_web_vitals_layout_shift',
      help: 'CLS of sampled visitors.',
      labelNames: ['route'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
  };
  // A counter that begins with its first event looks to Prometheus as if there had been none.
  for (const result of WEBHOOK_RESULTS) all.webhooks.inc({ result }, 0);
  for (const form of FORM_KINDS) {
    for (const outcome of FORM_OUTCOMES) all.forms.inc({ form, outcome }, 0);
  }
  return all;
}
