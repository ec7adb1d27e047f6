import path from 'node:path';
import { expect, test } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';

// By its path: what is imported here must not import tests, as the configuration does.
const CONFIG = path.resolve(import.meta.dirname, '../vitest.config.ts');

test.each(['contract', 'cms', 'admin'])(
  'the project %s has the content service compiled',
  async (name) => {
    const { default: config }: { default: ViteUserConfig } = await import(CONFIG);
    const projects = config.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project ? (project.test ?? []) : [],
    );
    const project = projects?.find((each) => each.name === name);
    expect(project?.globalSetup).toContain('tests/support/built-service.ts');
  },
);
