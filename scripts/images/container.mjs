// Starts what is in an image as a container runtime would: its user, a read-only file system, no
// capabilities, its volumes. The network is that of the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { run } from '../lib/processes.mjs';
import { onStop, Problem } from '../lib/steps.mjs';

const START_TIMEOUT_MS = 240_000;
const POLL_MS = 250;
const LOG_TAIL = 2_000;

const config = z.object({
  User: z.string().regex(/^\d+:\d+$/),
  Env: z.array(z.string()),
  Entrypoint: z.array(z.string()),
  WorkingDir: z.string(),
  StopSignal: z.string(),
  Volumes: z.record(z.string(), z.unknown()),
  Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')], z.string()) }),
});
const inspected = z.object({ Docker: z.object({ config }) });

/** @typedef {Awaited<ReturnType<typeof startContainer>>} Container */

/**
 * @param {import('./builder.mjs').Builder} builder
 * @param {{ image: string, name: string, env: Readonly<Record<string, string>> }} options
 */
export async function startContainer(builder, { image, name, env }) {
  const { config: settings } = inspected.parse(await builder.inspect(image)).Docker;
  const bundle = path.join(builder.dir, 'containers', name);
  rmSync(bundle, { recursive: true, force: true });
  mkdirSync(bundle, { recursive: true });
  const state = ['--root', path.join(builder.dir, 'runc')];
  const container = await builder.buildah('from', '--pull-never', image);
  const root = await builder.buildah('mount', container);
  const volumes = Object.keys(settings.Volumes).map((volume) => {
    const source = path.join(bundle, volume.replaceAll('/', '_'));
    mkdirSync(source);
    return { destination: volume, source };
  });
  // A new volume has what the image has there, with its owner.
  for (const { destination, source } of volumes) {
    await run('cp', ['-a', `${root}${destination}/.`, source], { what: 'cp' });
  }
  const variables = [
    ...settings.Env,
    ...Object.entries(env).map(([key, value]) => `${key}=${value}`),
  ];
  const spec = toSpec({ settings, root, volumes, variables });
  writeFileSync(path.join(bundle, 'config.json'), JSON.stringify(spec));
  await run('runc', [...state, 'delete', '-f', name], { what: 'runc' }).catch(() => '');
  const file = path.join(bundle, 'log');
  const log = openSync(file, 'a');
  const child = spawn('runc', [...state, 'run', '--bundle', bundle, name], {
    stdio: ['ignore', log, log],
  });
  // It has one of its own.
  closeSync(log);
  const ended = once(child, 'exit');
  /** @param {readonly string[]} command */
  const exec = (command) =>
    run('runc', [...state, 'exec', name, ...command], { what: command.join(' ') });
  const [, ...check] = settings.Healthcheck.Test;
  const clean = async () => {
    await run('runc', [...state, 'delete', '-f', name], { what: 'runc' }).catch(() => '');
    await builder.buildah('rm', container).catch(() => '');
  };
  onStop(clean);
  return {
    name,
    root,
    user: settings.User,
    exec,
    /** Waits until the health check of the image says so. */
    async untilHealthy() {
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (
        !(await exec(check).then(
          () => true,
          () => false,
        ))
      ) {
        if (child.exitCode !== null || Date.now() > deadline) {
          throw new Problem(
            `${image} did not start.\n${readFileSync(file, 'utf8').slice(-LOG_TAIL)}`,
          );
        }
        await delay(POLL_MS);
      }
    },
    /** Ends it as a runtime does; returns how long that took, in ms. */
    async stop() {
      const startedAt = performance.now();
      await run('runc', [...state, 'kill', name, settings.StopSignal], { what: 'runc kill' });
      await ended;
      const tookMs = performance.now() - startedAt;
      await clean();
      return tookMs;
    },
  };
}

/**
 * @param {{ settings: z.infer<typeof config>, root: string, volumes: readonly { destination: string, source: string }[], variables: readonly string[] }} options
 */
function toSpec({ settings, root, volumes, variables }) {
  const [uid, gid] = settings.User.split(':').map(Number);
  const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
  const temporary = { type: 'tmpfs', source: 'tmpfs' };
  return {
    ociVersion: '1.0.2',
    process: {
      terminal: false,
      user: { uid, gid },
      args: settings.Entrypoint,
      env: variables,
      cwd: settings.WorkingDir,
      noNewPrivileges: true,
      capabilities: none,
    },
    root: { path: root, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', ...temporary, options: ['nosuid', 'mode=755'] },
      { destination: '/dev/shm', ...temporary },
      { destination: '/tmp', ...temporary, options: ['mode=1777'] },
      // As a runtime does: without them no name resolves.
      ...['/etc/hosts', '/etc/resolv.conf'].map((file) => ({
        destination: file,
        source: file,
        type: 'bind',
        options: ['bind', 'ro'],
      })),
      ...volumes.map((volume) => ({ ...volume, type: 'bind', options: ['rbind', 'rw'] })),
    ],
    linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
  };
}
