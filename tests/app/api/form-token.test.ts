import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../../support/form-env';

async function get(form: string): Promise<Response> {
  const { GET } = await import('@/app/api/form-token/route');
  return GET(new NextRequest(`https://site.example/api/form-token?form=${form}`));
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

test('who asks for more than anybody needs is told when to ask again', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  setEnvironment({ FORM_LIMIT_PER_ADDRESS: '1' });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await get('quote')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(Number((await get('quote')).headers.get('retry-after'))).toBeGreaterThan(0);
});
