import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The unit tests of what is mutated; neither components nor what needs a content service. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@/lib/server/cms/tag-render': path.join(root, 'tests/support/tag-render.ts'),
      '@': root,
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    include: ['tests/{content-client,lib,server}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // They need a build.
    exclude: ['tests/server/site/**'],
  },
});
