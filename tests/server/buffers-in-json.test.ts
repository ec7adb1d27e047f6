import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import type { CachedRouteKind } from 'next/dist/server/response-cache/types.js';
import type { RouteKind } from 'next/dist/server/route-kind.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeBuffersAsBase64 } from '@/server/buffers-in-json';

const PREVIEW = {
  ...{ previewModeId: 'id', previewModeSigningKey: 'key', previewModeEncryptionKey: 'key' },
};

test('the framework writes the data of a page to JSON: as Base64, and not as a list of its bytes', async () => {
  const { toJSON } = Buffer.prototype;
  onTestFinished(() => {
    Object.assign(Buffer.prototype, { toJSON });
  });
  writeBuffersAsBase64();
  const written = vi.spyOn(Buffer.prototype, 'toJSON');
  const cache = new IncrementalCache({
    ...{ dev: false, requestHeaders: {}, previewProps: PREVIEW },
    prerenderManifest: {
      ...{ version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview: PREVIEW },
    },
  });
  const rscData = Buffer.from('data of a page');
  const page = {
    ...{
      kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
      html: '',
      rscData,
      headers: {},
      status: 200,
    },
    ...{ postponed: undefined, segmentData: undefined },
  };
  const route = { kind: 'APP_PAGE' as RouteKind.APP_PAGE, sourceRoute: '/page' };
  await cache.set('/page', page, { isFallback: false, isRoutePPREnabled: false, route });
  expect(written.mock.results.map(({ value }) => value)).toEqual([
    { type: 'Buffer', data: rscData.toString('base64') },
  ]);
});
