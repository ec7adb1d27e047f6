// Installs Debian's packages where a program is missing.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';
import { step } from './steps.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * Path of a program, or null.
 *
 * @param {string} name
 */
export function findProgram(name) {
  return FOLDERS.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

const LIBRARIES = '/usr/lib';
const XKEY = 'varnish/vmods/libvmod_xkey.so';

/** Where Debian has, or will have, the module of Varnish that drops pages by their tags, whatever the processor. */
export function varnishModule() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const found = folders.find((folder) => existsSync(path.join(LIBRARIES, folder, XKEY)));
  return path.join(LIBRARIES, found ?? 'processor', XKEY);
}

/** Where Debian has each version of PostgreSQL in a folder of its own. */
export const POSTGRES_DIR = '/usr/lib/postgresql';

/** Folder of the programs of the newest PostgreSQL that is installed, or null. */
export function findPostgresPrograms() {
  const versions = existsSync(POSTGRES_DIR) ? readdirSync(POSTGRES_DIR) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : path.join(POSTGRES_DIR, newest, 'bin');
}

/**
 * Installs the packages whose files are not there.
 *
 * @param {Readonly<Record<string, string>>} packages By a program of each, or the path of a file.
 */
export async function ensureDebianPackages(packages) {
  const missing = Object.entries(packages)
    .filter(([file]) => !(path.isAbsolute(file) ? existsSync(file) : findProgram(file)))
    .map(([, name]) => name);
  if (missing.length === 0) return;
  await step(`Installing ${missing.join(', ')}`, () => installDebianPackages(missing));
}

/** @param {readonly string[]} names */
export async function installDebianPackages(names) {
  await run('apt-get', ['update'], { what: 'apt-get update' });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    what: `apt-get install ${names.join(' ')}`,
    // A package that starts its service while it is installed would take the port.
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  });
}
