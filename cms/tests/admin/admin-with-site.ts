import path from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { serveBuild, untilRendered } from '../../../scripts/lib/site.mjs';
import { openAdmin } from './support';

/** A change takes seconds to the site on a busy machine. */
const CHANGE_TIMEOUT_MS = 30_000;

/**
 * The admin of the sample organization, and the site that shows what its staff change. Both have the
 * same host: a preview is shown in a frame of the admin. Build first: `npm run cms:admin-test`.
 */
export async function openAdminWithSite(env: Record<string, string> = {}) {
  const [port, sitePort] = [await freePort(), await freePort()];
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const admin = await openAdmin({
    pack: 'consultancy',
    port,
    env: {
      SITE_URL: siteUrl,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      REVALIDATE_URL: `${siteUrl}/api/revalidate`,
      ...env,
    },
  });
  const { cms } = admin;
  const site = await serveBuild({
    ...process.env,
    NODE_ENV: 'production',
    NEXT_DIST_DIR: '.next-test',
    NEXT_TELEMETRY_DISABLED: '1',
    CONTENT_STORE_DIR: path.join(cms.dataDir, 'site'),
    PORT: String(sitePort),
    SITE_URL: siteUrl,
    SITE_INDEXING: 'open',
    CONTENT_API_URL: cms.url,
    CONTENT_MEDIA_URL: cms.url,
    CONTENT_API_TOKEN: cms.token,
    REVALIDATE_SECRET: cms.revalidateSecret,
    PREVIEW_SECRET: cms.previewSecret,
    NOT_FOUND_LOG_INTERVAL_SECONDS: '1',
  });
  await untilRendered(site, siteUrl);
  const visit = (address: string) => fetch(siteUrl + address, { redirect: 'manual' });
  const read = async (address: string) => (await visit(address)).text();
  const poll = <T>(ask: () => Promise<T>, message: string) =>
    expect.poll(ask, { timeout: CHANGE_TIMEOUT_MS, message });
  return {
    ...admin,
    siteUrl,
    visit,
    read,
    /** What visitors find at an address has these words, soon. */
    expectWords: (address: string, words: string) =>
      poll(() => read(address), address).toContain(words),
    expectNoWords: (address: string, words: string) =>
      poll(() => read(address), address).not.toContain(words),
    expectStatus: (address: string, status: number) =>
      poll(async () => (await visit(address)).status, address).toBe(status),
    close: async () => {
      await site.stop();
      await admin.close();
    },
  };
}
