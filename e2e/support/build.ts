import { rm } from 'node:fs/promises';
import path from 'node:path';
import { bootCms } from '../../cms/scripts/boot.mjs';
import { ensureCmsBuilt, ensureSiteBuilt } from '../../scripts/lib/test-environment.mjs';
import { copySeededDatabase, seedDigest } from '../../tests/support/seeded-database';
import { portsOf } from './ports';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Folder of the build that every environment copies; below the root, as Next reads it. */
export const BUILD_DIR = '.next-test';

const DATA_DIR = path.join(ROOT, '.data', 'e2e', 'build');

/** Builds the content service with its admin panel, and the site from the sample content. */
export async function ensureTestBuild(): Promise<void> {
  await ensureCmsBuilt({ admin: true });
  const { site, proxy } = portsOf(0);
  await copySeededDatabase('consultancy', DATA_DIR);
  // At the address of the proxy, which stands before the service when the journeys run.
  const cms = await bootCms({ port: proxy, dataDir: DATA_DIR, env: { SEED_PACK: 'consultancy' } });
  try {
    await ensureSiteBuilt({
      ...process.env,
      NEXT_DIST_DIR: BUILD_DIR,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      PORT: String(site),
      SITE_URL: `http://localhost:${site}`,
      SITE_INDEXING: 'open',
      CONTENT_API_URL: cms.url,
      CONTENT_MEDIA_URL: cms.url,
      CONTENT_API_TOKEN: cms.token,
      CONTENT_STAMP: seedDigest(),
    });
  } finally {
    await cms.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
