// Builds and starts what is measured: the site, and a hello-world page of the same Next beside it.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/cms.mjs';
import { freePort } from '../lib/free-port.mjs';
import { run, start, untilAnswers } from '../lib/processes.mjs';
import { distDir, ensureSiteBuilt } from '../lib/site.mjs';
import { removeOnStop, step } from '../lib/steps.mjs';

/** @typedef {import('../lib/environment.mjs').Environment} Environment */
/** @typedef {{ helloSeconds: number, siteSeconds: number }} BuildTimes */

const HELLO_DIR = path.join(import.meta.dirname, 'hello');
const NEXT = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Builds both from nothing, one after the other, and times them.
 *
 * @param {Environment} env
 * @returns {Promise<BuildTimes>}
 */
export async function buildBoth(env) {
  rmSync(path.join(HELLO_DIR, '.next'), { recursive: true, force: true });
  rmSync(distDir(env), { recursive: true, force: true });
  removeOnStop(distDir(env));
  const helloSeconds = await timed(() =>
    step('Building hello-world', () =>
      run(process.execPath, [NEXT, 'build'], {
        cwd: HELLO_DIR,
        env: { ...env, NEXT_DIST_DIR: '.next' },
        what: 'next build of hello-world',
      }),
    ),
  );
  const siteSeconds = await timed(() => ensureSiteBuilt(env));
  return { helloSeconds, siteSeconds };
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Serves hello-world; returns its address and the program. */
export async function startHello() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const program = start(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: HELLO_DIR,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    what: 'Hello-world',
  });
  await step('Starting hello-world', () => untilAnswers(program, url));
  return { url, program };
}
