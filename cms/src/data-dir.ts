import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from './error-message';

/** The folder of this package; the compiled copy of this file lives in `dist/src`. */
const PACKAGE_DIR = path.resolve(__dirname, '..', '..');

export const SEED_MEDIA_DIR = path.join(PACKAGE_DIR, 'seed', 'media');

/** Where the database file and the uploads live. */
export function dataDir(configured = '.data'): string {
  return path.resolve(PACKAGE_DIR, configured);
}

/**
 * Strapi refuses to boot when the uploads folder is missing, so it is made on the way.
 *
 * @throws {Error} that names the variable, where nothing can be stored there: one start as root leaves what is root's.
 */
export function publicDir(configured?: string): string {
  const dir = dataDir(configured);
  const uploads = path.join(dir, 'public', 'uploads');
  const database = path.join(dir, 'content.db');
  try {
    // The database beside it holds what visitors sent.
    makeFolder(dir, 0o700);
    for (const folder of [path.dirname(uploads), uploads]) makeFolder(folder);
    accessSync(uploads, constants.W_OK);
    // The log and its index, too, which a copy made by hand may have left there as somebody else's.
    for (const file of ['', '-wal', '-shm'].map((ending) => database + ending)) {
      if (existsSync(file)) accessSync(file, constants.W_OK);
    }
  } catch (error) {
    throw new Error(`DATA_DIR names a folder that cannot be written: ${errorMessage(error)}`);
  }
  return path.dirname(uploads);
}

/** The start has made those above it (scripts/run.mjs). On the way Node would try for ever where a folder takes none, as in /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode });
}
