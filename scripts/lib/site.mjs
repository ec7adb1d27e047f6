// The site: build and server, with the environment they need.
import { isIP } from 'node:net';
import path from 'node:path';
import { bundleServer } from './bundle-server.mjs';
import { ROOT } from './cms.mjs';
import { run, start, untilAnswers } from './processes.mjs';
import { listSiteSources } from './sources.mjs';
import { buildOnce, digest } from './stamp.mjs';
import { step } from './steps.mjs';

const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
const BUILD = path.join(ROOT, 'scripts', 'build.mjs');
const EVERY_INTERFACE = ['0.0.0.0', '::'];
const SERVER = path.join(ROOT, 'dist', 'server', 'index.js');
/** A content service that has just booted answers slowly on a busy machine. */
const RENDER_TIMEOUT_MS = 120_000;
/** As where it is deployed: large blocks of memory go back to the system when they are free. */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** @typedef {import('./environment.mjs').Environment} Environment */

/**
 * Folder of the build, as next.config.ts reads it.
 *
 * @param {Environment} env
 */
export function distDir(env) {
  return path.join(ROOT, env.NEXT_DIST_DIR || '.next');
}

/**
 * Builds the site unless the build is there and still right. It needs no content service: what a build
 * shows is read when it is served.
 *
 * @param {Environment} env
 */
export function ensureSiteBuilt(env) {
  return buildOnce(path.join(distDir(env), '.site-stamp'), siteDigest(env), () =>
    step('Building the site', () =>
      run(process.execPath, [BUILD], { cwd: ROOT, env, what: 'npm run build' }),
    ),
  );
}

/**
 * What the build depends on: its sources, and the one setting that becomes part of it.
 *
 * @param {Environment} env
 */
export function siteDigest({ DEPLOYMENT_ID }) {
  return digest(ROOT, listSiteSources(ROOT), { DEPLOYMENT_ID });
}

/**
 * Serves the build; in mode 'dev' the sources.
 *
 * @param {Environment & { PORT: string }} env
 * @param {{ echo?: boolean, mode?: 'start' | 'dev' }} [options]
 */
export async function startSite(env, { echo = false, mode = 'start' } = {}) {
  // The build may be older than this checkout, and `dev` needs the cache handler, too.
  await bundleServer();
  if (mode === 'start') return serve([SERVER], env, echo);
  // The framework's own server listens on every interface.
  return serve([NEXT, 'dev', '-p', env.PORT], { ...env, HOSTNAME: undefined }, echo);
}

/**
 * Where the built site answers on this machine (server/listen-address.ts).
 *
 * @param {Environment} env
 */
export function siteAddress({ HOSTNAME = '', PORT }) {
  const name = HOSTNAME.trim();
  const isOne = name === 'localhost' || (isIP(name) && !EVERY_INTERFACE.includes(name));
  const host = isOne ? name : '127.0.0.1';
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${PORT}`;
}

/**
 * Serves a build that was made of this checkout.
 *
 * @param {Record<string, string | undefined>} env
 */
export function serveBuild(env) {
  return serve([SERVER], env, false);
}

/**
 * Waits until a started site can render its home page: the first reads of a content service that has just booted
 * take longer on a busy machine than a page has for them, and a site that has read nothing yet has only its error page.
 *
 * @param {import('./processes.mjs').Program} site
 * @param {string} url
 */
export function untilRendered(site, url) {
  return untilAnswers(site, url, { timeoutMs: RENDER_TIMEOUT_MS, isReady: ({ ok }) => ok });
}

/**
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {boolean} echo
 */
async function serve(args, env, echo) {
  const program = start(process.execPath, args, {
    cwd: ROOT,
    env: { ...ALLOCATOR, ...env },
    what: 'The site',
    echo,
  });
  await step('Starting the site', () => untilAnswers(program, `${siteAddress(env)}/robots.txt`));
  return program;
}
