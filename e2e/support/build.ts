import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureCmsBuilt } from '../../scripts/lib/cms.mjs';
import { ensureSiteBuilt } from '../../scripts/lib/site.mjs';
import { seedTemplates } from '../../tests/support/seeded-database';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Folder of the build that every environment serves; below the root, as Next reads it. */
export const BUILD_DIR = '.next-test';

/**
 * The secrets of the build, none of which a file for browsers may have: a service of a test makes its own
 * later, so that looking for those there would find nothing in any case.
 */
export const BUILD_SECRETS = {
  CONTENT_API_TOKEN: 'token-that-only-the-build-knows',
  REVALIDATE_SECRET: 'revalidate-secret-that-only-the-build-knows',
  PREVIEW_SECRET: 'preview-secret-that-only-the-build-knows',
};

/** Builds what every environment starts with, one after the other. */
export async function ensureTestBuild(): Promise<void> {
  await ensureTestCms();
  await ensureTestSite();
}

/** Builds the content service with its admin panel, and its databases with the sample content. */
export async function ensureTestCms(): Promise<void> {
  await ensureCmsBuilt({ admin: true });
  await seedTemplates();
}

/** Builds the site, which every environment serves. */
export async function ensureTestSite(): Promise<void> {
  await ensureSiteBuilt({
    ...process.env,
    ...BUILD_SECRETS,
    NEXT_DIST_DIR: BUILD_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    // The stage “Types” of `npm test` has checked these sources, and more.
    BUILD_CHECKS_TYPES: 'false',
    // Where nothing was built before, as in CI, this build may be the only one; the next one writes a cache.
    ...(!existsSync(path.join(ROOT, BUILD_DIR)) && { BUILD_WRITES_CACHE: 'false' }),
  });
}
