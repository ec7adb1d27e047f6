import { afterEach, expect, test, vi } from 'vitest';
import { loadQuoteOptions } from '@/components/forms/quote/quote-options';

afterEach(() => vi.unstubAllGlobals());

test('what could not be read is asked for again, and what was read is not', async () => {
  const found = {
    ...{ services: [], image: null, text: 'Two pages.', promise: null, steps: [], phone: null },
    privacy: { name: 'Privacy Policy', href: '/post/privacy-policy' },
  };
  const fetch = vi
    .fn<(url: string) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('No connection'))
    .mockResolvedValueOnce(new Response('{}', { status: 503 }))
    .mockImplementation(async () => Response.json(found));
  vi.stubGlobal('fetch', fetch);
  expect(await loadQuoteOptions()).toBeNull();
  expect(await loadQuoteOptions()).toBeNull();
  expect(await Promise.all([loadQuoteOptions(), loadQuoteOptions()])).toEqual([found, found]);
  expect(await loadQuoteOptions()).toEqual(found);
  expect(fetch).toHaveBeenCalledTimes(3);
});
