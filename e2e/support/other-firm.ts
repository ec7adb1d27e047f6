import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bootCms } from '../../cms/scripts/boot.mjs';
import { startSite } from '../../scripts/lib/world.mjs';
import { PORTS } from './ports';
import { ensureTemplate } from './template';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const TEMPLATE = path.join(ROOT, '.data', 'e2e', 'other-template');
const RUN = path.join(ROOT, '.data', 'e2e', 'other-run');
const BUILD = path.join(ROOT, '.next-test');
const COPY = '.next-other';
/** What the build and the first firm's visitors had the framework keep. */
const KEPT = ['server/route-cache', 'cache/fetch-cache'];

export type OtherFirm = {
  url: string;
  /** Process of the site. */
  pid: number;
  cms: { url: string; adminEmail: string; adminPassword: string; revalidateSecret: string };
};

/**
 * The same build for the other pack of sample content, as a copy that is not the public one: the
 * pages that it was built with are made anew, as after any change of content.
 *
 * @param siteEnv Environment of the first site.
 * @param content Digest of what the content service is made of.
 * @param settings What else shall be set for this site alone.
 */
export async function startOtherFirm(
  siteEnv: Record<string, string | undefined>,
  content: string,
  settings: Record<string, string> = {},
): Promise<OtherFirm & { stop(): Promise<void> }> {
  const url = `http://localhost:${PORTS.otherSite}`;
  await ensureTemplate(TEMPLATE, content, startCms);
  rmSync(RUN, { recursive: true, force: true });
  cpSync(TEMPLATE, RUN, { recursive: true });
  const cms = await startCms(RUN);
  rmSync(path.join(ROOT, COPY), { recursive: true, force: true });
  cpSync(BUILD, path.join(ROOT, COPY), {
    recursive: true,
    filter: (source) => !KEPT.includes(path.relative(BUILD, source).split(path.sep).join('/')),
  });
  const site = await startSite({
    ...siteEnv,
    NEXT_DIST_DIR: COPY,
    PORT: String(PORTS.otherSite),
    SITE_URL: url,
    SITE_INDEXING: 'auto',
    CONTENT_API_URL: cms.url,
    CONTENT_MEDIA_URL: cms.url,
    CONTENT_API_TOKEN: cms.token,
    REVALIDATE_SECRET: cms.revalidateSecret,
    // The limits that hold where none are set.
    FORM_LIMIT_GLOBAL: undefined,
    ...settings,
  });
  await tellOfEverything(url, cms.revalidateSecret);
  return {
    url,
    pid: site.child.pid ?? 0,
    cms: {
      url: cms.url,
      adminEmail: cms.adminEmail,
      adminPassword: cms.adminPassword,
      revalidateSecret: cms.revalidateSecret,
    },
    stop: async () => {
      await site.stop();
      await cms.stop();
      rmSync(path.join(ROOT, COPY), { recursive: true, force: true });
    },
  };
}

function startCms(dataDir: string) {
  return bootCms({ port: PORTS.otherCms, dataDir, env: { SEED_PACK: 'logistics' } });
}

/** Has a site read its content anew; the service of the other firm tells it nothing by itself. */
export async function tellOfEverything(siteUrl: string, secret: string): Promise<void> {
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ event: 'everything' }),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
  await response.text();
}
