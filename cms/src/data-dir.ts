import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of this package; the compiled copy of this file lives in `dist/src`. */
const PACKAGE_DIR = path.resolve(__dirname, '..', '..');

export const SEED_MEDIA_DIR = path.join(PACKAGE_DIR, 'seed', 'media');

/** Where the database file and the uploads live. */
export function dataDir(configured = '.data'): string {
  return path.resolve(PACKAGE_DIR, configured);
}

/** Strapi refuses to boot when the uploads folder is missing, so it is made on the way. */
export function publicDir(configured?: string): string {
  // The database beside it holds what visitors sent.
  mkdirSync(dataDir(configured), { recursive: true, mode: 0o700 });
  const dir = path.join(dataDir(configured), 'public');
  mkdirSync(path.join(dir, 'uploads'), { recursive: true });
  return dir;
}
