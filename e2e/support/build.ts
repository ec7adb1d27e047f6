import path from 'node:path';
import { ensureCmsBuilt, ensureSiteBuilt } from '../../scripts/lib/test-environment.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Folder of the build that every environment serves; below the root, as Next reads it. */
export const BUILD_DIR = '.next-test';

/** Builds the content service with its admin panel, and the site, which every environment serves. */
export async function ensureTestBuild(): Promise<void> {
  await ensureCmsBuilt({ admin: true });
  await ensureSiteBuilt({
    ...process.env,
    NEXT_DIST_DIR: BUILD_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
}
