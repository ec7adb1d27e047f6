import type { TestProject } from 'vitest/node';
import { ensureCmsBuilt, ensureCmsInstalled } from '../../scripts/lib/cms.mjs';

/** Compiles the content service where its sources have changed: the tests of a project would try an older one. */
export async function setup({ name }: TestProject): Promise<void> {
  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin: name === 'admin' });
}
