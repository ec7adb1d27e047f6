import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** None takes a tenth of it on an idle machine: what hangs, or grows with a square, fails. */
const UNIT_TIMEOUT_MS = 30_000;

/** Tests of functions without a world of their own: no module is replaced, nothing global is changed. */
const PURE = [
  'tests/{content-client,deploy,docs,scripts}/**/*.test.ts',
  'tests/lib/{editor,pattern,routing,search,seo,text}/**/*.test.ts',
  'tests/lib/*.test.ts',
];

export default defineConfig({
  resolve: {
    alias: {
      '@/lib/server/cms/tag-render': path.join(root, 'tests/support/tag-render.ts'),
      '@': root,
      // The framework resolves this name by itself; outside of it there is nothing to guard.
      'server-only': path.join(root, 'tests/support/server-only.ts'),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: PURE,
          // They share a process and its modules, which takes a third of the time.
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...PURE, 'tests/contract/**', 'tests/server/site/**'],
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          // The bundled server with the installed framework.
          name: 'server',
          include: ['tests/server/site/**/*.test.ts'],
          globalSetup: ['tests/server/site/global-setup.ts'],
          // The copies share one build.
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          // Each file boots a content service of its own; two at a time fit a small machine.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['cms/tests/**/*.test.ts'],
          exclude: ['cms/tests/admin/**'],
          // Each file boots a content service of its own; two at a time fit a small machine.
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          // In a browser, through the admin panel, which takes a minute to build.
          name: 'admin',
          include: ['cms/tests/admin/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
