import path from 'node:path';
import type { NextConfig } from 'next';

// It is built with the packages of the site, so its root is the site's.
const root = path.resolve(import.meta.dirname, '..', '..', '..');

const config: NextConfig = {
  // Looking upwards for `middleware.ts` and `instrumentation.ts`, the build would find the site's.
  pageExtensions: ['tsx'],
  cacheHandler: path.join(import.meta.dirname, 'dist/server/cache-handler.js'),
  compress: false,
  expireTime: 300,
  async headers() {
    return [{ source: '/page-data-first', headers: [{ key: 'No-Vary-Search', value: 'params' }] }];
  },
  poweredByHeader: false,
  turbopack: { root },
  outputFileTracingRoot: root,
  // The site's own check covers it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
