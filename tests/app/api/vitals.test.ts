import { expect, test } from 'vitest';
import { POST } from '@/app/api/vitals/route';
import { metrics } from '@/lib/server/ops/metrics';

const RIGHT = { path: '/services', values: { LCP: 812.5, INP: 40, CLS: 0.02 } };

function send(body: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return POST(new Request('https://site.example/api/vitals', { method: 'POST', body: text }));
}

test('the figures of a visit are counted by the class of the page', async () => {
  expect((await send(RIGHT)).status).toBe(204);
  await send({ ...RIGHT, path: '/post/asha-at-example.com?name=asha' });
  const text = await metrics().registry.metrics();
  expect(text).toContain('site_web_vitals_seconds_sum{vital="LCP",route="services"} 0.8125\n');
  expect(text).toContain('site_web_vitals_seconds_count{vital="INP",route="services"} 1\n');
  expect(text).toContain('site_web_vitals_layout_shift_sum{route="services"} 0.02\n');
  expect(text).not.toContain('asha');
  expect(text).not.toContain('vital="TTFB",route="services"');
});

test.each([
  ['no JSON', 'LCP', 400],
  ['an unknown vital', { ...RIGHT, values: { FID: 1 } }, 400],
  ['a name beside the figures', { ...RIGHT, visitor: 'Asha' }, 400],
  ['an endless time', { ...RIGHT, values: { LCP: 1e9 } }, 400],
  ['a negative time', { ...RIGHT, values: { LCP: -1 } }, 400],
  ['an address elsewhere', { ...RIGHT, path: 'https://other.example/' }, 400],
  ['too much', { ...RIGHT, path: `/${'a'.repeat(5_000)}` }, 413],
])('%s is refused and counted nowhere', async (_name, body, status) => {
  const before = await metrics().registry.metrics();
  expect((await send(body)).status).toBe(status);
  const site = (text: string) => text.split('\n').filter((line) => line.startsWith('site_'));
  expect(site(await metrics().registry.metrics())).toEqual(site(before));
});
