// The site and the content service, each of which can be killed with -9 and comes back.
import { CMS_DIR, ROOT } from '../lib/cms.mjs';
import { start, untilAnswers } from '../lib/processes.mjs';
import { importTypeScript } from '../lib/typescript.mjs';

/** @typedef {Awaited<ReturnType<typeof startPrograms>>} Programs */

/**
 * Starts both, with a copy of the sample content.
 *
 * @param {{ folder: string, port: number, mailUrl: string }} options `port` is the site's; the
 *   content service has the next one.
 */
export async function startPrograms({ folder, port, mailUrl }) {
  /** @type {typeof import('../../tests/support/seeded-database.ts')} */
  const { copySeededDatabase } = await importTypeScript('tests/support/seeded-database.ts');
  await copySeededDatabase('consultancy', folder);
  const { ensureSecrets } = await import('../../cms/scripts/secrets.mjs');
  const siteUrl = `http://127.0.0.1:${port}`;
  const cmsUrl = `http://127.0.0.1:${port + 1}`;
  const cmsEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port + 1),
    DATA_DIR: folder,
    SECRETS_FILE: `${folder}/secrets.env`,
    SEED_PACK: 'consultancy',
    SERVE_ADMIN: 'false',
    SITE_URL: siteUrl,
    REVALIDATE_URL: `${siteUrl}/api/revalidate`,
  };
  const secrets = ensureSecrets(folder, cmsEnv);
  const siteEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_DIST_DIR: '.next-test',
    CONTENT_STORE_DIR: `${folder}/site`,
    PORT: String(port),
    SITE_URL: siteUrl,
    CONTENT_API_URL: cmsUrl,
    CONTENT_API_TOKEN: secrets.CONTENT_API_TOKEN,
    REVALIDATE_SECRET: secrets.REVALIDATE_SECRET,
    // A form that was opened before the site died can still be sent.
    FORM_SECRET: 'the-same-after-each-restart',
    FORM_MIN_SECONDS: '0',
    FORM_LIMIT_GLOBAL: '100000',
    RESEND_API_KEY: 're_faults',
    RESEND_BASE_URL: mailUrl,
    MAIL_FROM: 'Website <website@example.com>',
    SALES_MAILBOX: 'sales@example.com',
  };
  const programs = {
    cms: program('The content service', ['scripts/run.mjs', 'start'], CMS_DIR, cmsEnv),
    site: program('The site', ['dist/server/index.js'], ROOT, siteEnv),
  };
  await programs.cms.boot(`${cmsUrl}/_health`);
  await programs.site.boot(`${siteUrl}/api/health`);
  return {
    siteUrl,
    cmsUrl,
    folder,
    token: secrets.CONTENT_API_TOKEN,
    restartCms: () => programs.cms.killAndBoot(`${cmsUrl}/_health`),
    restartSite: () => programs.site.killAndBoot(`${siteUrl}/api/health`),
  };
}

/**
 * @param {string} what
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
function program(what, args, cwd, env) {
  /** @type {import('../lib/processes.mjs').Program | null} */
  let running = null;
  /** @param {string} url */
  const boot = async (url) => {
    running = start(process.execPath, args, { cwd, env, what });
    await untilAnswers(running, url);
  };
  return {
    boot,
    /** @param {string} url */
    async killAndBoot(url) {
      running?.child.kill('SIGKILL');
      await running?.ended;
      await boot(url);
    },
  };
}
