import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bootCms, type RunningCms } from '../../cms/scripts/boot.mjs';
import {
  digest,
  ensureCmsBuilt,
  ensureSiteBuilt,
  startSite,
  stopAll,
} from '../../scripts/lib/world.mjs';
import { startFaultyProxy } from '../../tests/support/faulty-proxy';
import { serveControl } from './control';
import { type MailFault, startFakeMail } from './fake-mail';
import { startOtherFirm } from './other-firm';
import { PORTS } from './ports';
import { ensureTemplate } from './template';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const TEMPLATE = path.join(ROOT, '.data', 'e2e', 'template');
const RUN = path.join(ROOT, '.data', 'e2e', 'run');
const SEED_SOURCES = ['package-lock.json', 'config', 'database', 'src', 'seed'];

/** Boots the world; what it returns takes it down again. */
export default async function globalSetup() {
  await ensureCmsBuilt({ admin: true });
  const content = digest(path.join(ROOT, 'cms'), SEED_SOURCES);
  await ensureTemplate(TEMPLATE, content, startCms);
  rmSync(RUN, { recursive: true, force: true });
  cpSync(TEMPLATE, RUN, { recursive: true });

  const cmsUrl = `http://127.0.0.1:${PORTS.cms}`;
  const proxy = await startFaultyProxy({ target: cmsUrl, port: PORTS.proxy });
  let cms = await startCms(RUN);
  const mail = await startFakeMail(PORTS.mail);
  const siteEnv = {
    ...process.env,
    NEXT_DIST_DIR: '.next-test',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    PORT: String(PORTS.site),
    SITE_URL: `http://localhost:${PORTS.site}`,
    SITE_INDEXING: 'open',
    CONTENT_API_URL: proxy.url,
    CONTENT_MEDIA_URL: proxy.url,
    CONTENT_API_TOKEN: cms.token,
    REVALIDATE_SECRET: cms.revalidateSecret,
    PREVIEW_SECRET: cms.previewSecret,
    NOT_FOUND_LOG_INTERVAL_SECONDS: '1',
    CONTENT_STAMP: content,
    RESEND_API_KEY: 're_journeys',
    RESEND_BASE_URL: mail.url,
    MAIL_FROM: 'Website <website@example.com>',
    SALES_MAILBOX: 'sales@example.com',
    // Each journey is a visitor of its own: it says so in the header, as a proxy would.
    FORM_LIMIT_GLOBAL: '100000',
  };
  await ensureSiteBuilt(siteEnv);
  // Pages that an earlier run of the journeys had made would be served as if they were true.
  rmSync(path.join(ROOT, '.next-test', 'server', 'route-cache'), { recursive: true, force: true });
  rmSync(path.join(ROOT, '.next-test', 'cache', 'fetch-cache'), { recursive: true, force: true });
  let site = await startSite(siteEnv);
  let other: Awaited<ReturnType<typeof startOtherFirm>> | null = null;

  const stopControl = await serveControl(PORTS.control, {
    fail: (rule) => void proxy.fail(toRule(rule)),
    reset: () => proxy.reset(),
    seen: () => proxy.seen,
    stopCms: () => cms.stop(),
    startCms: async () => {
      cms = await startCms(RUN);
    },
    restartSite: async () => {
      await site.stop();
      site = await startSite(siteEnv);
    },
    siteLog: () => site.log(),
    startOtherFirm: async (settings) => {
      other = await startOtherFirm(siteEnv, content, isSettings(settings) ? settings : {});
      const { url, pid, cms } = other;
      return { url, pid, cms };
    },
    stopOtherFirm: async () => {
      await other?.stop();
      other = null;
    },
    mails: () => mail.mails,
    failMail: (fault) => mail.fail(isMailFault(fault) ? fault : null),
    resetMail: () => mail.reset(),
  });
  process.env.E2E_CMS = JSON.stringify({
    url: cmsUrl,
    token: cms.token,
    adminEmail: cms.adminEmail,
    adminPassword: cms.adminPassword,
    revalidateSecret: cms.revalidateSecret,
    previewSecret: cms.previewSecret,
  });

  return async () => {
    await stopControl();
    await other?.stop();
    await stopAll();
    await cms.stop();
    await proxy.stop();
    await mail.stop();
  };
}

function startCms(dataDir: string): Promise<RunningCms> {
  return bootCms({
    port: PORTS.cms,
    dataDir,
    env: {
      SEED_PACK: 'consultancy',
      // Staff's own screens: a draft is previewed in their frame.
      SERVE_ADMIN: 'true',
      SITE_URL: `http://localhost:${PORTS.site}`,
      PUBLIC_URL: `http://localhost:${PORTS.cms}`,
      REVALIDATE_URL: `http://127.0.0.1:${PORTS.site}/api/revalidate`,
    },
  });
}

type Rule = Parameters<Awaited<ReturnType<typeof startFaultyProxy>>['fail']>[0];

function toRule(input: unknown): Rule {
  if (!isRule(input)) throw new Error('A rule has a path and a fault.');
  return input;
}

function isRule(input: unknown): input is Rule {
  return typeof input === 'object' && input !== null && 'path' in input && 'fault' in input;
}

function isSettings(input: unknown): input is Record<string, string> {
  return typeof input === 'object' && input !== null;
}

function isMailFault(input: unknown): input is MailFault {
  if (typeof input !== 'object' || input === null) return false;
  return 'status' in input || 'cut' in input || 'hang' in input;
}
