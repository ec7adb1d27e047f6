// Installs the packages of a folder when what its lockfile names is not what is there.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workAlone } from './claim.mjs';
import { run } from './processes.mjs';
import { Problem, step } from './steps.mjs';

/**
 * Installs a folder's packages with `npm ci`, unless they are there.
 *
 * @param {string} dir
 * @param {string} name Whose packages they are, in messages.
 */
export async function ensureInstalled(dir, name) {
  if (isInstalled(dir)) return;
  await workAlone(path.join(dir, 'node_modules'), async () => {
    // Another command has installed them.
    if (isInstalled(dir)) return;
    await step(`Installing the packages of ${name}`, () => install(dir, name));
  });
}

/**
 * @param {string} dir
 * @param {string} name
 */
async function install(dir, name) {
  const packages = path.join(dir, 'node_modules');
  // npm would empty the folder that it leads to, which others use.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Problem(`${packages} is a link, and where it leads are other packages. Remove it.`);
  }
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: dir,
      what: `npm ci in ${path.basename(dir)}/`,
    });
  } catch (error) {
    throw new Problem(
      `The packages of ${name} could not be installed: the npm registry must be reachable, and python3, make and a C++ compiler where a package has no binary for this system.\n${error instanceof Error ? error.message : error}`,
    );
  }
}

/** @param {string} dir */
function isInstalled(dir) {
  const installedFile = path.join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const locked = readPackages(path.join(dir, 'package-lock.json'));
  const installed = readInstalled(installedFile);
  if (installed === null) return false;
  return Object.entries(locked).every(
    ([location, { version, optional, peer }]) =>
      location === '' || optional || peer || installed[location]?.version === version,
  );
}

/**
 * `null` where another command is just writing it, or was ended, or ran out of disk while it did.
 *
 * @param {string} file
 */
function readInstalled(file) {
  try {
    return readPackages(file);
  } catch {
    return null;
  }
}

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean }} LockedPackage */

/**
 * @param {string} file A lockfile.
 * @returns {Record<string, LockedPackage>} By the package's place.
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
