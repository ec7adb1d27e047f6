import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POST } from '@/app/api/revalidate/route';
import { metrics } from '@/lib/server/ops/metrics';
import { siteHealth } from '@/lib/server/ops/site-health';
import { setEnvironment } from '../../support/form-env';

const SECRET = 'a-secret-of-the-webhook';

beforeEach(() => setEnvironment({ REVALIDATE_SECRET: SECRET }));
afterEach(() => vi.restoreAllMocks());

function send(secret: string, body: string): Promise<Response> {
  const headers = { authorization: `Bearer ${secret}` };
  return POST(
    new Request('https://site.example/api/revalidate', { method: 'POST', headers, body }),
  );
}

async function count(result: string): Promise<number> {
  const { values } = await metrics().webhooks.get();
  return values.find(({ labels }) => labels.result === result)?.value ?? -1;
}

test('a wrong secret is counted each time, and in the log once a minute, with what to do', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  expect(await count('refused')).toBe(0);
  expect((await send('another-secret-than-that', '{}')).status).toBe(401);
  expect((await send('', '{}')).status).toBe(401);
  expect(await count('refused')).toBe(2);
  expect(lines).toEqual([expect.stringContaining('REVALIDATE_SECRET must be the same')]);
  expect(lines.join()).not.toContain('another-secret');
});

test('operators read when the last webhook was accepted', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No service of this test')));
  const age = async () => (await siteHealth().readiness()).webhook.ageSeconds;
  expect(await age()).toBeNull();
  const event = JSON.stringify({ event: 'entry.create', model: 'contact' });
  expect((await send(SECRET, event)).status).toBe(200);
  expect(await age()).not.toBeNull();
  vi.unstubAllGlobals();
});

test('a webhook that cannot be read is counted as such', async () => {
  const accepted = await count('accepted');
  expect((await send(SECRET, 'not json')).status).toBe(400);
  expect(await count('malformed')).toBe(1);
  expect(await count('accepted')).toBe(accepted);
});
