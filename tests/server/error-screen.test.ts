import { afterEach, expect, test, vi } from 'vitest';
import { readErrorScreen } from '@/server/error-screen';

afterEach(() => vi.unstubAllGlobals());

test('where even the error screen fails, a page that a phone can show offers to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { html, csp } = await readErrorScreen('http://localhost', '/services');
  expect(html).toContain('<h1>Unexpected Application Error!</h1>');
  expect(html).toContain('name="viewport"');
  expect(html).toContain('<a href="">Try again</a>');
  expect(csp).toBeNull();
});
