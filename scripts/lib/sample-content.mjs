// A content service of its own with the sample content, for what measures the site or takes images of it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { onStop, removeOnStop, step } from './steps.mjs';

/**
 * Boots a service with a sample pack in a folder that is thrown away at the end.
 *
 * @param {object} options
 * @param {string} options.pack `consultancy` or `logistics`.
 * @param {string} options.distDir Folder of the build that will read from it.
 * @returns the service, and the environment of a site that reads from it.
 */
export async function startSampleContent({ pack, distDir }) {
  const { bootCms } = await import('../../cms/scripts/boot.mjs');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sample-content-'));
  removeOnStop(dataDir);
  const sitePort = await freePort();
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const cms = await step(`Starting a content service with the sample content (${pack})`, async () =>
    bootCms({
      port: await freePort(),
      dataDir,
      env: { SEED_PACK: pack, REVALIDATE_URL: `${siteUrl}/api/revalidate` },
    }),
  );
  onStop(cms.stop);
  /** @type {import('./environment.mjs').Environment & { PORT: string }} */
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir,
    PORT: String(sitePort),
    SITE_URL: siteUrl,
    SEED_PACK: pack,
    CONTENT_API_URL: cms.url,
    CONTENT_MEDIA_URL: cms.url,
    CONTENT_API_TOKEN: cms.token,
    REVALIDATE_SECRET: cms.revalidateSecret,
  };
  return { cms, env, siteUrl };
}
