import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CacheHandler from '@/server/cache-handler';
import { createFolderForTest } from '@/tests/support/temporary-folder';

const ADDRESS = '/en/weave/ink-1.svg';

beforeEach(() => {
  vi.stubEnv('CONTENT_STORE_DIR', createFolderForTest());
  vi.useFakeTimers({ toFake: ['Date'] });
  globalThis.sharedState = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  globalThis.sharedState = undefined;
});

test.each([
  ['public, max-age=300, s-maxage=300', 'public, max-age=60, s-maxage=60'],
  ['public, max-age=0, s-maxage=30', 'public, max-age=0, s-maxage=30'],
  ['public, max-age=20', 'public, max-age=20'],
  ['no-store', 'no-store'],
])('what said “%s” 240 seconds ago says “%s”', async (cacheControl, rest) => {
  const handler = new CacheHandler();
  const headers = { 'cache-control': cacheControl, 'x-next-cache-tags': '' };
  const value = { kind: 'APP_ROUTE', body: Buffer.from(''), status: 200, headers };
  const context = { cacheControl: { revalidate: 300, expire: 300 } };
  // The framework's own types of both are enums that only its declarations have.
  await Reflect.apply(handler.set, handler, [ADDRESS, value, context]);
  vi.setSystemTime(Date.now() + 240_000);
  const page = await Reflect.apply(handler.get, handler, [ADDRESS, { kind: 'APP_ROUTE' }]);
  expect(page?.value).toMatchObject({ headers: { 'cache-control': rest } });
});
