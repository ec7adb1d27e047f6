import { afterEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../../support/form-env';

const TOKEN = 'a-token-for-the-metrics';

afterEach(() => vi.unstubAllGlobals());

async function get(settings: Record<string, string>, authorization?: string): Promise<Response> {
  setEnvironment(settings);
  const { GET } = await import('@/app/api/metrics/route');
  const headers = new Headers(authorization === undefined ? {} : { authorization });
  return GET(new Request('https://site.example/api/metrics', { headers }));
}

test('with the token there are the metrics of this copy, also while the content service is down', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const response = await get({ METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(text).toContain('\nsite_content_reachable 0\n');
  expect(text).toContain('\nsite_form_submissions_total{form="quote",outcome="failed"} 0\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain(TOKEN);
});

test.each([
  ['a wrong token', { METRICS_TOKEN: TOKEN }, 'Bearer another-token-than-that'],
  ['no token', { METRICS_TOKEN: TOKEN }, undefined],
  ['a token where none is set up', {}, `Bearer ${TOKEN}`],
  ['an empty token where none is set up', { METRICS_TOKEN: '' }, 'Bearer '],
])('with %s there is nothing', async (_name, settings, authorization) => {
  const response = await get({ ...settings }, authorization);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('site_');
});
