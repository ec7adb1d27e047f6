import { afterEach, expect, test, vi } from 'vitest';
import { fetchSuggestions } from '@/components/shell/search/fetch-suggestions';

afterEach(() => {
  vi.unstubAllGlobals();
});

const suggest = (href: string) => {
  const suggestions = [{ kind: 'service', href, title: [['ERP', true]] }];
  vi.stubGlobal('fetch', async () => Response.json({ suggestions, total: 1 }));
  return fetchSuggestions('erp', AbortSignal.timeout(60_000));
};

test.each(['/services/erp', 'https://example.com/', 'HTTPS://EXAMPLE.COM/'])(
  '%s is suggested',
  async (href) => {
    expect((await suggest(href)).suggestions[0]?.href).toBe(href);
  },
);

test.each(['javascript:alert(1)', '//example.com', 'mailto:a@example.com'])(
  '%s is not',
  async (href) => {
    await expect(suggest(href)).rejects.toThrow();
  },
);
