import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { send } from '../../support/send';

export type { Received } from '../../support/send';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const FIXTURE = path.join(ROOT, 'tests/server/fixture-app');
export const SERVER = path.join(FIXTURE, 'dist/server/index.js');
const START_TIMEOUT_MS = 30_000;
/** The limits need settings; many a test sends a token, to get what the framework makes. */
const SETTINGS = {
  CONTENT_API_URL: 'http://127.0.0.1:9',
  CONTENT_API_TOKEN: 'token',
  SEARCH_LIMIT_PER_MINUTE: '10000',
};

/** Starts the bundled server on the fixture; `log` is what it has printed. */
export async function startProcess(env: Record<string, string> = {}) {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: port, ...SETTINGS, ...env },
    // The channel ends with this process, and the site with the channel: none is left behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  }
  const exited = once(child, 'exit');
  return { child, port: Number(port), exited, log: () => log };
}

/** A running copy of the fixture's site. */
export async function startSite(env: Record<string, string> = {}) {
  const { child, port, exited, log } = await startProcess(env);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  await vi.waitFor(() => expect(log()).toContain('The site answers at'), {
    timeout: START_TIMEOUT_MS,
    interval: 20,
  });
  return {
    child,
    port,
    exited,
    log,
    stop,
    get: (target: string, headers: Record<string, string> = {}) => send(port, target, { headers }),
    send: (target: string, method: string, headers: Record<string, string> = {}) =>
      send(port, target, { method, headers }),
  };
}
