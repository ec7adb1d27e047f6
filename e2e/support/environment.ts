import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { RunningCms } from '../../cms/scripts/boot.mjs';
import { assertPortIsFree } from '../../scripts/lib/processes.mjs';
import { serveBuild, untilRendered } from '../../scripts/lib/site.mjs';
import { type FakeMail, startFakeMail } from '../../tests/support/fake-mail';
import { type FakeSiteverify, startFakeSiteverify } from '../../tests/support/fake-siteverify';
import { type FaultyProxy, startFaultyProxy } from '../../tests/support/faulty-proxy';
import { copySeededDatabase } from '../../tests/support/seeded-database';
import { BUILD_DIR, ROOT } from './build';
import { type Organization, startContentService } from './content-service';
import { portsOf } from './ports';

export type { Organization };

/** A content service, a site that reads from it, and stand-ins for the services of third parties. */
export type Environment = {
  siteUrl: string;
  /** Folder of what the site stores. */
  storeDir: string;
  cms: RunningCms & { adminUrl: string };
  /** Between the site and the content service. */
  proxy: FaultyProxy;
  mail: FakeMail;
  siteverify: FakeSiteverify;
  restartSite(options?: { isStoreEmpty: boolean }): Promise<void>;
  /** Has the site read all content again, as after a change that nobody announced. */
  invalidateEverything(): Promise<void>;
  /** The end of what the site printed. */
  siteLog(): string;
  stop(): Promise<void>;
};

/** How the site of each organization differs, beside its content. */
const SITE_SETTINGS = {
  // Each journey is a visitor of its own: it says so in the header, as a proxy would.
  consultancy: { SITE_INDEXING: 'open', FORM_LIMIT_GLOBAL: '100000' },
  logistics: {
    SITE_INDEXING: 'auto',
    FORM_LIMIT_GLOBAL: '20',
    // What is reserved for those who take their time would go to the posts of a slow machine.
    FORM_LIMIT_RESERVE: '0',
    NEXT_PUBLIC_TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    TURNSTILE_SECRET_KEY: 'a-secret-of-the-journeys',
    VITALS_SAMPLE_PERCENT: '100',
  },
  specification: { SITE_INDEXING: 'open', FORM_LIMIT_GLOBAL: '100000' },
} as const satisfies Record<Organization, Record<string, string>>;

/** Starts the test environment of one worker, with content of its own; all serve one build. */
export async function startEnvironment(
  organization: Organization,
  workerIndex: number,
): Promise<Environment> {
  const ports = portsOf(workerIndex);
  // What listens there would be taken for the site, and tested in its place.
  for (const [name, port] of Object.entries(ports)) await assertPortIsFree(port, name, 'E2E_PORT');
  const siteUrl = `http://localhost:${ports.site}`;
  const dataDir = path.join(ROOT, '.data', 'e2e', `worker-${workerIndex}`);
  const storeDir = path.join(dataDir, 'site');
  await rm(storeDir, { recursive: true, force: true });
  if (organization !== 'specification') await copySeededDatabase(organization, dataDir);

  const cms = await startContentService(organization, { ports, dataDir, siteUrl });
  const proxy = await startFaultyProxy({ target: cms.url, port: ports.proxy });
  const mail = await startFakeMail();
  const siteverify = await startFakeSiteverify();
  const siteEnv = {
    ...process.env,
    ...withoutSettings(),
    METRICS_TOKEN: 'metrics-of-the-journeys',
    VITALS_SAMPLE_PERCENT: '0',
    ...SITE_SETTINGS[organization],
    NEXT_DIST_DIR: BUILD_DIR,
    CONTENT_STORE_DIR: storeDir,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    PORT: String(ports.site),
    SITE_URL: siteUrl,
    CONTENT_API_URL: proxy.url,
    CONTENT_MEDIA_URL: proxy.url,
    CONTENT_API_TOKEN: cms.token,
    REVALIDATE_SECRET: cms.revalidateSecret,
    PREVIEW_SECRET: cms.previewSecret,
    // A page that cannot be rendered says so soon.
    CONTENT_API_RETRY_BUDGET_MS: '2000',
    NOT_FOUND_LOG_INTERVAL_SECONDS: '1',
    // A program needs no second for a form; tests/contract/guarded-forms tries what is too fast.
    FORM_MIN_SECONDS: '0',
    RESEND_API_KEY: 're_journeys',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'Website <website@example.com>',
    SALES_MAILBOX: 'sales@example.com',
    TURNSTILE_VERIFY_URL: siteverify.url,
  };
  let site = await serveBuild(siteEnv);
  await untilRendered(site, siteUrl);

  const environment: Environment = {
    siteUrl,
    storeDir,
    cms: { ...cms, adminUrl: `http://localhost:${ports.cms}/admin` },
    proxy,
    mail,
    siteverify,
    restartSite: async (options) => {
      await site.stop();
      if (options?.isStoreEmpty) await rm(storeDir, { recursive: true, force: true });
      site = await serveBuild(siteEnv);
    },
    invalidateEverything: () => invalidateEverything(siteUrl, cms.revalidateSecret),
    siteLog: () => site.log(),
    stop: async () => {
      await site.stop();
      await cms.stop();
      await Promise.all([proxy.stop(), mail.stop(), siteverify.stop()]);
    },
  };
  return environment;
}

async function invalidateEverything(siteUrl: string, secret: string): Promise<void> {
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ event: 'everything' }),
  });
  if (!response.ok) throw new Error(`The webhook responded with ${response.status}.`);
  await response.text();
}

/** Every setting of the site as "not set": nobody's own `.env.local` has a say in the journeys. */
function withoutSettings(): Record<string, string> {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8');
  return Object.fromEntries([...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => [name, '']));
}
