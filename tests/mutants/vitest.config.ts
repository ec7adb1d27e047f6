import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The unit tests of what is mutated. */
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
    include: [
      'tests/content-client/**/*.test.ts',
      'tests/lib/!(browser|server)/*.test.ts',
      'tests/lib/*.test.ts',
      'tests/lib/server/html/*.test.ts',
      'tests/server/{csp,inline-scripts,listen-address}.test.ts',
    ],
    // Hundreds of inputs and long texts: each mutant would wait for them, and few need them.
    exclude: ['tests/lib/server/html/{hostile-html,long-markdown}.test.ts'],
    testTimeout: 30_000,
    // The files that decide on a mutant share their modules: importing took most of the time.
    isolate: false,
  },
});
