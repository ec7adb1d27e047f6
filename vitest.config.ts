import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { findUnitTests } from './tests/support/own-process.ts';

const root = import.meta.dirname;

/** None takes a tenth of it on an idle machine: what hangs, or grows with a square, fails. */
const UNIT_TIMEOUT_MS = 60_000;
/** A program that is started before the tests of a file comes when the machine has time for it. */
const HOOK_TIMEOUT_MS = 60_000;

/** What tests the content service has it compiled first. */
const BUILT_SERVICE = 'tests/support/built-service.ts';

const { shared, isolated } = findUnitTests(root);

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
    // Vitest would leave one processor to what watches the files.
    maxWorkers: '100%',
    // Vitest's own second is too short for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: shared,
          isolate: false,
          restoreMocks: true,
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: HOOK_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: isolated,
          testTimeout: UNIT_TIMEOUT_MS,
          hookTimeout: HOOK_TIMEOUT_MS,
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
          testTimeout: 60_000,
          hookTimeout: HOOK_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: [BUILT_SERVICE, 'tests/contract/shared-service.ts'],
          // Most files boot a content service of their own; two at a time fit a small machine.
          maxWorkers: 2,
          // A service that has just booted answers its first questions slowly on a small machine.
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
          globalSetup: [BUILT_SERVICE],
          // The files of a worker may share a service (support/cms.ts).
          isolate: false,
          // Most files boot a content service of their own; two at a time fit a small machine.
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
          globalSetup: [BUILT_SERVICE],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
