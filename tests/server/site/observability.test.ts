import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '@/tests/support/eventually';
import { readSpans, startReceiver } from './receivers';
import { startSite } from './start-site';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const VISITOR = {
  traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01`,
  'x-request-id': 'request-of-a-visitor',
};
let service: Awaited<ReturnType<typeof startReceiver>>;
let collector: Awaited<ReturnType<typeof startReceiver>>;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  service = await startReceiver('[]');
  collector = await startReceiver('{}');
  site = await startSite({
    CONTENT_API_URL: service.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});
afterAll(async () => {
  await site.stop();
  service.stop();
  collector.stop();
});

describe('the id of a request', () => {
  test('is the one that a proxy gave, and reaches the content service', async () => {
    const { headers } = await site.get('/api/read', { 'x-request-id': 'given-by-a-proxy' });
    expect(headers['x-request-id']).toBe('given-by-a-proxy');
    expect(service.requests.at(-1)?.headers['x-request-id']).toBe('given-by-a-proxy');
  });

  test('is a new one where none came, or one that could break a line of a log', async () => {
    const ids = [
      (await site.get('/api/read')).headers['x-request-id'],
      (await site.get('/api/read', { 'x-request-id': '{"event":"forged"}' })).headers[
        'x-request-id'
      ],
    ];
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });

  test('belongs to the request, not to the page that is cached', async () => {
    await eventually(async () => {
      const { headers } = await site.get('/page-with-id', { 'x-request-id': 'the-second-one' });
      expect(headers).toMatchObject({ age: expect.any(String), 'x-request-id': 'the-second-one' });
    });
  });
});

test('a trace goes from the request of a visitor to the answer of the content service', async () => {
  await site.get('/api/read?name=somebody', VISITOR);
  const spans = await eventually(() => {
    const found = readSpans(collector.requests).filter(({ traceId }) => traceId === TRACE_ID);
    expect(found.map(({ name }) => name)).toContain('GET api');
    return found;
  });
  // Of an address they have the path: neither what a visitor typed nor what the service was asked for.
  expect(spans.flatMap(({ attributes }) => attributes)).toContainEqual({
    key: 'http.target',
    value: { stringValue: '/api/read' },
  });
  const sent = collector.requests.map(({ body }) => body).join();
  expect(sent).not.toContain('somebody');
  expect(sent).not.toContain('secret');
  const root = spans.find(({ name }) => name === 'GET api');
  const read = spans.find(({ name }) => name === 'GET /api/articles');
  expect(root?.parentSpanId).toBe('b7ad6b7169203331');
  const ancestors = [read?.parentSpanId];
  for (const id of ancestors) {
    const parent = spans.find(({ spanId }) => spanId === id)?.parentSpanId;
    if (parent && !ancestors.includes(parent)) ancestors.push(parent);
  }
  expect(ancestors).toContain(root?.spanId);
  expect(service.requests.at(-1)?.headers.traceparent).toBe(`00-${TRACE_ID}-${read?.spanId}-01`);
  expect(read?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });
});

test('requests, renders and look-ups are counted by class, never by address', async () => {
  const value = async (line: string) => {
    const { text } = await site.get('/api/metrics');
    const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
    return Number(found?.slice(line.length) ?? 0);
  };
  const counters = [
    'site_requests_total{route="article",status="200"}',
    'site_render_seconds_count{route="article"}',
    'site_cache_results_total{layer="http",result="miss"}',
    'site_cache_results_total{layer="page",result="miss"}',
  ];
  const before = await Promise.all(counters.map(value));
  await site.get('/page-never-seen');
  const after = await Promise.all(counters.map(value));
  for (const [index, count] of after.entries())
    expect(count, counters[index]).toBeGreaterThan(before[index] ?? 0);
  expect(
    await value('site_content_request_seconds_count{method="GET",result="2xx"}'),
  ).toBeGreaterThan(0);
  expect((await site.get('/api/metrics')).text).not.toContain('never-seen');
});
