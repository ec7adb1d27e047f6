import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { writeBackends } from '@/scripts/stack/files.mjs';
import { stackLayout } from '@/scripts/stack/layout.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { atProcessEnd } from './at-process-end';
import { send } from './send';
import { removeFolder } from './temporary-folder';

/** It compiles its rules first, beside whatever else runs. */
const START_TIMEOUT_MS = 50_000;

/** A Varnish of its own, with the files of deploy/varnish, in front of two copies of a site. */
export async function startVarnish(siteA: number, siteB: number) {
  const dir = mkdtempSync(path.join(tmpdir(), 'varnish-'));
  const port = await freePort();
  const layout = stackLayout({ STACK_DIR: dir });
  Object.assign(layout.ports, { siteA, siteB, varnish: port });
  const options = ['-p', 'http_gzip_support=off', '-p', `vcl_path=${writeBackends(layout)}`];
  const child: ChildProcess = spawn(
    'varnishd',
    [
      ...['-F', '-j', 'none', '-T', 'none', '-n', path.join(dir, 'work'), '-s', 'malloc,16m'],
      ...['-s', 'others=malloc,1m'],
      ...['-a', `127.0.0.1:${port}`, ...options, '-f', path.resolve('deploy/varnish/default.vcl')],
    ],
    { stdio: 'ignore', env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } },
  );
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(port, url, { method, headers });
  await vi.waitFor(async () => (await get('/api/health/ready')).status, {
    timeout: START_TIMEOUT_MS,
    interval: 20,
  });
  // A run that is stopped leaves none behind, nor its folder.
  const stay = atProcessEnd(() => {
    child.kill('SIGTERM');
    removeFolder(dir);
  });
  const stop = async () => {
    const exited = once(child, 'exit');
    stay();
    child.kill('SIGTERM');
    await exited;
    removeFolder(dir);
  };
  return { get, stop, url: `http://127.0.0.1:${port}` };
}
