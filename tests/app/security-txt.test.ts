import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function get(settings: Record<string, string>): Promise<Response> {
  const right = {
    CONTENT_API_URL: 'https://cms.example',
    CONTENT_API_TOKEN: 'a-token-of-the-tests',
  };
  for (const [name, value] of Object.entries({ ...right, ...settings })) vi.stubEnv(name, value);
  const { GET } = await import('@/app/.well-known/security.txt/route');
  return GET();
}

test('says where a flaw may be reported, and until when that is true', async () => {
  const response = await get({
    SITE_URL: 'https://www.example.com',
    SECURITY_CONTACT: 'mailto:security@example.com',
    SECURITY_POLICY_URL: 'https://www.example.com/post/security',
  });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:security@example\.com$/m);
  expect(text).toMatch(/^Canonical: https:\/\/www\.example\.com\/\.well-known\/security\.txt$/m);
  expect(text).toMatch(/^Policy: https:\/\/www\.example\.com\/post\/security$/m);
  const expires = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text)?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  // RFC 9116 recommends less than a year.
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('is not there without a contact', async () => {
  expect((await get({ SECURITY_CONTACT: '' })).status).toBe(404);
});
