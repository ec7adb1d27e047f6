import path from 'node:path';
import type { NextConfig } from 'next';

// It is built with the packages of the site, so its root is the site's.
const root = path.resolve(import.meta.dirname, '..', '..', '..');

const config: NextConfig = {
  // Looking upwards for `middleware.ts` and `instrumentation.ts`, the build would find the site's.
  pageExtensions: ['tsx'],
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root },
  outputFileTracingRoot: root,
};

export default config;
