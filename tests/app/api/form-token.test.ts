import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../../support/form-env';

async function get(form: string | null): Promise<Response> {
  const { GET } = await import('@/app/api/form-token/route');
  const search = form === null ? '' : `?form=${form}`;
  return GET(new NextRequest(`https://site.example/api/form-token${search}`));
}

test('each visitor gets a token of their own, which no cache has', async () => {
  setEnvironment();
  const [first, second] = [await get('quote'), await get('quote')];
  for (const { status, headers } of [first, second]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
  expect(await first.json()).not.toEqual(await second.json());
  expect((await get('none')).status).toBe(400);
});

test('a browser without scripts gets one in a cookie that goes to no other site', async () => {
  setEnvironment({ SITE_URL: 'https://www.example.com' });
  const { status, headers } = await get(null);
  expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
  const cookie = String(headers.get('set-cookie'));
  expect(cookie).toMatch(
    /^form-token=[\w.-]+; Path=\/; Max-Age=7200; HttpOnly; SameSite=Strict; Secure$/,
  );
  const { takeCookieToken } = await import('@/lib/server/forms/form-token-cookie');
  const { checkFormToken } = await import('@/lib/server/forms/form-token');
  const startedAt = performance.now();
  const token = await takeCookieToken(`theme=dark; ${cookie}`);
  expect(performance.now() - startedAt).toBeGreaterThan(500);
  for (const kind of ['quote', 'newsletter-strip'] as const) {
    expect(await checkFormToken(token, kind)).toMatchObject({ status: 'valid' });
  }
});

test.each([null, '', 'theme=dark', 'x-form-token=a.b.c', 'form-token=a.b.c'])(
  'the cookies %j hold up nobody, and let nobody in',
  async (cookies) => {
    setEnvironment();
    const { takeCookieToken } = await import('@/lib/server/forms/form-token-cookie');
    const { checkFormToken } = await import('@/lib/server/forms/form-token');
    const token = await takeCookieToken(cookies);
    expect((await checkFormToken(token, 'quote')).status).toMatch(/missing|invalid/);
  },
);

test('who asks for more than anybody needs is told when to ask again', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  setEnvironment({ FORM_LIMIT_PER_ADDRESS: '1' });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await get('quote')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(Number((await get('quote')).headers.get('retry-after'))).toBeGreaterThan(0);
});
