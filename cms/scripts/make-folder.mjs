// Makes a folder that the environment, or a command, names.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * With the folders that it is in. Node itself would try for ever where a folder takes none, as in /proc.
 *
 * @param {string} folder
 * @param {{ mode?: number }} [options] `mode` is that of each folder that is made.
 */
export function makeFolder(folder, options = {}) {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent, options);
  try {
    mkdirSync(folder, options);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
