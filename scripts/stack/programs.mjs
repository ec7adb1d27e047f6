// The product's own two programs in the stack: the content service, and copies of the site.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CMS_DIR, ROOT, readCmsSecrets, seedPack } from '../lib/cms.mjs';
import { Component } from './component.mjs';
import { answersAt } from './ready.mjs';

/** @typedef {import('./layout.mjs').Layout} Layout */
/** @typedef {import('../lib/environment.mjs').Environment} Environment */

/** Longer than Varnish takes to see that a copy is being stopped. */
const SHUTDOWN_DELAY_SECONDS = 4;

/**
 * The environment of the content service.
 *
 * @param {Layout} layout
 * @param {Environment} env
 * @param {{ admin: boolean, database?: string }} options Whether it serves its admin panel; where it has
 *   its content.
 */
export function contentSettings(layout, env, { admin, database = 'content' }) {
  const { dir, ports, url, contentHost } = layout;
  return {
    ...env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports.content),
    DATA_DIR: path.join(dir, 'content'),
    SECRETS_FILE: path.join(dir, 'secrets.env'),
    SEED_PACK: seedPack(env),
    ...(admin ? {} : { SERVE_ADMIN: 'false' }),
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: `postgres://content@127.0.0.1:${ports.postgres}/${database}`,
    PUBLIC_URL: `https://${contentHost}:${ports.https}`,
    TRUST_PROXY: 'true',
    SITE_URL: url,
    // Any copy will do: Varnish chooses one.
    REVALIDATE_URL: `http://127.0.0.1:${ports.varnish}/api/revalidate`,
  };
}

/**
 * @param {Layout} layout
 * @param {Environment} env
 * @param {Parameters<typeof contentSettings>[2]} options
 */
export async function contentService(layout, env, options) {
  const { dir, ports } = layout;
  const settings = contentSettings(layout, env, options);
  const secrets = await readCmsSecrets(settings);
  const server = new Component({
    name: 'content',
    command: process.execPath,
    args: ['scripts/run.mjs', 'start'],
    cwd: CMS_DIR,
    env: settings,
    logDir: path.join(dir, 'logs'),
    isReady: answersAt(`http://127.0.0.1:${ports.content}/_health`),
  });
  return { server, secrets };
}

/**
 * One copy of the site.
 *
 * @param {Layout} layout
 * @param {Environment} env
 * @param {'siteA' | 'siteB'} name
 * @param {Awaited<ReturnType<typeof readCmsSecrets>>} secrets
 * @param {Environment} [others] What this copy has other than those of the stack.
 */
export function siteCopy(layout, env, name, secrets, others = {}) {
  const { dir, ports, url } = layout;
  return new Component({
    name,
    command: process.execPath,
    args: [path.join(ROOT, 'dist/server/index.js')],
    cwd: ROOT,
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: String(ports[name]),
      HOSTNAME: '127.0.0.1',
      SITE_URL: url,
      CONTENT_API_URL: `http://127.0.0.1:${ports.content}`,
      CONTENT_API_TOKEN: secrets.CONTENT_API_TOKEN,
      REVALIDATE_SECRET: secrets.REVALIDATE_SECRET,
      PREVIEW_SECRET: secrets.PREVIEW_SECRET,
      FORM_SECRET: formSecret(dir),
      CONTENT_STORE_DIR: path.join(dir, name),
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      VARNISH_URLS: `http://127.0.0.1:${ports.varnish}`,
      SHUTDOWN_DELAY_SECONDS: String(SHUTDOWN_DELAY_SECONDS),
      ...others,
    },
    logDir: path.join(dir, 'logs'),
    isReady: answersAt(`http://127.0.0.1:${ports[name]}/api/health/ready`),
  });
}

/**
 * The same after a restart of the stack: open forms stay valid.
 *
 * @param {string} dir
 */
function formSecret(dir) {
  const file = path.join(dir, 'form-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
