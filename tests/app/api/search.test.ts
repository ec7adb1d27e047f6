import { NextRequest } from 'next/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ContentError } from '@/content-client';
import { setEnvironment } from '../../support/form-env';

const searchSite = vi.hoisted(() => vi.fn());
vi.mock('@/lib/server/search/site-search', () => ({ searchSite }));

afterEach(() => vi.restoreAllMocks());

async function suggest(error: Error): Promise<Response> {
  setEnvironment();
  searchSite.mockRejectedValue(error);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { GET } = await import('@/app/api/search/route');
  return GET(new NextRequest('https://site.example/api/search?q=pay'));
}

test('without an index and without the content service there are no suggestions for now', async () => {
  expect((await suggest(new ContentError('Down', { kind: 'unavailable' }))).status).toBe(503);
});

test('a fault of the site is not reported as one of the content service', async () => {
  await expect(suggest(new TypeError('hits is undefined'))).rejects.toThrow(TypeError);
});
