// The engines of the stack, from the files of deploy/: Redis, PostgreSQL, Varnish, nginx.
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  ensureDebianPackages,
  findPostgresPrograms,
  findProgram,
  POSTGRES_DIR,
  varnishModule,
} from '../lib/debian.mjs';
import { listens, run } from '../lib/processes.mjs';
import { Problem } from '../lib/steps.mjs';
import { Component } from './component.mjs';
import { DEPLOY_DIR, ensureCertificate, writeBackends, writeNginx } from './files.mjs';

/** @typedef {import('./layout.mjs').Layout} Layout */

/** Installs what is missing. */
export function ensureEngines() {
  return ensureDebianPackages({
    'redis-server': 'redis-server',
    varnishd: 'varnish',
    [varnishModule()]: 'varnish-modules',
    nginx: 'nginx-light',
    openssl: 'openssl',
    [POSTGRES_DIR]: 'postgresql',
  });
}

/** @param {string} name */
function program(name) {
  const found = findProgram(name);
  if (!found) throw new Problem(`${name} is not installed.`);
  return found;
}

/** @param {Layout} layout */
export function redisEngine({ dir, ports }) {
  const folder = path.join(dir, 'redis');
  mkdirSync(folder, { recursive: true });
  return new Component({
    name: 'redis',
    command: program('redis-server'),
    args: [path.join(DEPLOY_DIR, 'redis/redis.conf'), '--bind', '127.0.0.1'].concat([
      '--port',
      String(ports.redis),
      '--dir',
      folder,
    ]),
    logDir: path.join(dir, 'logs'),
    isReady: () => listens(ports.redis),
  });
}

/**
 * An empty database and its owner, made on first use.
 *
 * @param {Layout} layout
 */
export async function postgresEngine({ dir, ports }) {
  const bin = findPostgresPrograms();
  if (!bin) throw new Problem('PostgreSQL is not installed.');
  const folder = path.join(dir, 'postgres');
  const data = path.join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  // It refuses to run as root.
  const uid =
    process.getuid?.() === 0
      ? Number(await run('id', ['-u', 'postgres'], { what: 'id' }))
      : undefined;
  if (uid !== undefined) chownSync(folder, uid, uid);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    const init = [
      path.join(bin, 'initdb'),
      '-D',
      data,
      '-U',
      'content',
      '-A',
      'trust',
      '-E',
      'UTF8',
    ];
    const command = uid === undefined ? init : ['runuser', '-u', 'postgres', '--', ...init];
    await run(command[0] ?? '', command.slice(1), { cwd: folder, what: 'initdb' });
  }
  const connection = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', 'content'];
  const server = new Component({
    name: 'postgres',
    command: path.join(bin, 'postgres'),
    // No socket in a folder: its path may be too long for one, and a comma would part it.
    args: ['-D', data, '-h', '127.0.0.1', '-p', String(ports.postgres), '-k', ''],
    uid,
    // Ends connections instead of waiting for them.
    stopSignal: 'SIGINT',
    logDir: path.join(dir, 'logs'),
    // It listens before it answers: after a hard end it first reads its log.
    isReady: async () => {
      await run(path.join(bin, 'pg_isready'), connection, { what: 'pg_isready' });
      return true;
    },
  });
  return {
    server,
    /** Creates the database where it is missing. */
    createDatabase: async () => {
      const query = "select 1 from pg_database where datname = 'content'";
      const found = await run('psql', [...connection, '-Atc', query, 'postgres'], { what: 'psql' });
      if (found.trim() === '1') return;
      await run(path.join(bin, 'createdb'), [...connection, 'content'], { what: 'createdb' });
    },
  };
}

/** @param {Layout} layout */
export function varnishEngine(layout) {
  const { dir, ports } = layout;
  return new Component({
    name: 'varnish',
    command: program('varnishd'),
    args: [
      ...['-F', '-j', 'none', '-n', path.join(dir, 'varnish', 'work')],
      ...['-a', `127.0.0.1:${ports.varnish}`, '-T', 'none', '-s', 'malloc,256m'],
      ...['-s', 'others=malloc,16m'],
      ...['-p', 'http_gzip_support=off', '-p', `vcl_path=${writeBackends(layout)}`],
      ...['-f', path.join(DEPLOY_DIR, 'varnish/default.vcl')],
    ],
    logDir: path.join(dir, 'logs'),
    isReady: () => listens(ports.varnish),
  });
}

/** @param {Layout} layout */
export async function nginxEngine(layout) {
  await ensureCertificate(layout);
  const { dir, ports } = layout;
  return new Component({
    name: 'nginx',
    command: program('nginx'),
    args: ['-c', writeNginx(layout), '-g', 'daemon off; error_log stderr warn;'],
    logDir: path.join(dir, 'logs'),
    isReady: async () => (await listens(ports.https)) && answersOrRefuses(ports.http),
  });
}

/** @param {number} port */
async function answersOrRefuses(port) {
  const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' });
  return response.status > 0;
}
