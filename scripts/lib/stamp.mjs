// Tells whether something built is still what its sources would give.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workAlone } from './claim.mjs';

/**
 * A digest of files and settings.
 *
 * @param {string} dir Folder that the paths are relative to.
 * @param {readonly string[]} paths Files and folders; one that is not there counts as empty.
 * @param {object} [settings] What else the build depends on.
 * @returns {string} Hexadecimal.
 */
export function digest(dir, paths, settings = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const name of paths) {
    for (const file of listFiles(path.join(dir, name))) {
      hash.update(`\0${path.relative(dir, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** @param {string} location */
function listFiles(location) {
  if (!existsSync(location)) return [];
  const entries = readdirSync(path.dirname(location), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(location));
  if (!self?.isDirectory()) return [location];
  return readdirSync(location, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/**
 * Runs `build` unless the stamp in `file` says that this digest was built. Another command that builds the same is
 * waited for.
 *
 * @param {string} file
 * @param {string} value
 * @param {() => Promise<unknown>} build
 * @returns {Promise<boolean>} Whether it built.
 */
export async function buildOnce(file, value, build) {
  const isBuilt = () => existsSync(file) && readFileSync(file, 'utf8') === value;
  if (isBuilt()) return false;
  return workAlone(file, async () => {
    if (isBuilt()) return false;
    // A build that fails or is interrupted leaves half of it, of which the stamp says nothing.
    rmSync(file, { force: true });
    await build();
    writeFileSync(file, value);
    return true;
  });
}
