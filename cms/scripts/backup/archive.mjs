// A backup: one compressed archive of the database, the uploads and, on request, the secrets.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { makeFolder } from '../make-folder.mjs';
import { assertEmpty, copyIn, loadDatabase, saveDatabase } from './databases.mjs';
import { openFile, writeFileFrom } from './encrypted-file.mjs';
import { startProgram } from './programs.mjs';

/** @typedef {import('./settings.mjs').BackupSettings} BackupSettings */

const SECRETS = 'secrets.env';
const STAGE = '.backup-';
const RESTORE_STAGE = '.restore-';
/** No backup takes so long. */
const MAX_STAGE_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Writes a backup while the service runs: the database first and the uploads after it, since an extra
 * file does no harm and a missing one is a broken image. It has its name when it is complete.
 *
 * @param {BackupSettings} settings
 * @param {{ folder: string, hasSecrets: boolean }} options
 * @returns {Promise<string>} the file.
 */
export async function writeBackup(settings, { folder, hasSecrets }) {
  makeFolder(folder, { mode: 0o700 });
  removeAbandoned(folder, STAGE, MAX_STAGE_AGE_MS);
  const stage = mkdtempSync(path.join(folder, STAGE));
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const name = `content-${time}.tar.gz${settings.key === null ? '' : '.enc'}`;
  const partial = path.join(stage, name);
  try {
    const names = [await saveDatabase(settings.database, stage)];
    if (hasSecrets) {
      // What a link leads to.
      copyFileSync(settings.secrets, path.join(stage, SECRETS));
      names.push(SECRETS);
    }
    // With the dot it is what is there, also where the folder is a link to one on another disk.
    const uploads = existsSync(settings.uploads)
      ? ['-C', path.dirname(settings.uploads), `${path.basename(settings.uploads)}/.`]
      : [];
    // 1: a file was uploaded or deleted meanwhile.
    const tar = startProgram('tar', ['-cf', '-', '-C', stage, ...names, ...uploads], {
      accepts: [0, 1],
    });
    tar.output.once('error', () => {});
    const archive = tar.output.pipe(createGzip());
    await Promise.all([tar.done, writeFileFrom(archive, partial, settings.key)]);
    const file = path.join(folder, name);
    renameSync(partial, file);
    return file;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * Removes what backups and restores that were killed have left: a copy of the database, not encrypted.
 *
 * @param {string} folder
 * @param {string} prefix
 * @param {number} minAgeMs
 */
function removeAbandoned(folder, prefix, minAgeMs) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const stage = path.join(folder, name);
    const age = Date.now() - statSync(stage).mtimeMs;
    if (age >= minAgeMs) rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * Puts a backup into an empty place, which is as empty again when it fails. The service must not run there.
 *
 * @param {BackupSettings} settings
 * @param {{ file: string, hasSecrets: boolean }} options
 */
export async function restoreBackup(settings, { file, hasSecrets }) {
  await assertEmpty(settings.database);
  if (existsSync(settings.uploads) && readdirSync(settings.uploads).length > 0) {
    throw new Error(`${settings.uploads} is not empty; restore into an empty folder.`);
  }
  if (hasSecrets && existsSync(settings.secrets)) {
    throw new Error(`${settings.secrets} exists; move it away, or restore without --secrets.`);
  }
  const parent = path.dirname(path.dirname(settings.uploads));
  makeFolder(parent, { mode: 0o700 });
  // At any age: two restores cannot go to one place.
  removeAbandoned(parent, RESTORE_STAGE, Number.NEGATIVE_INFINITY);
  const stage = mkdtempSync(path.join(parent, RESTORE_STAGE));
  /** @type {(() => void)[]} */
  const undo = [];
  try {
    await unpack(file, settings.key, stage);
    const secrets = path.join(stage, SECRETS);
    if (hasSecrets && !existsSync(secrets)) throw new Error('The backup has no secrets.');
    copyIn(stage, settings.database);
    move(path.join(stage, path.basename(settings.uploads)), settings.uploads, undo);
    if (hasSecrets) move(secrets, settings.secrets, undo);
    // The last: with a database, what has failed halfway would be taken for a whole service.
    await loadDatabase(settings.database, stage);
  } catch (error) {
    for (const undoMove of undo) undoMove();
    throw error;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @param {string | null} key
 * @param {string} stage
 */
async function unpack(file, key, stage) {
  const source = await openFile(file, key);
  // Without the option, tar closes its input before all of it was sent.
  const tar = startProgram('tar', ['-xf', '-', '--ignore-zeros', '-C', stage]);
  // Both, since tar writes on for a moment into what is about to be removed.
  const [sent, unpacked] = await Promise.allSettled([
    pipeline(source, createGunzip(), tar.input),
    tar.done,
  ]);
  if (sent.status === 'rejected' && String(sent.reason.code).startsWith('Z_')) {
    throw new Error(`${file} is damaged, or was cut off: ${sent.reason.message}.`);
  }
  for (const result of [unpacked, sent]) if (result.status === 'rejected') throw result.reason;
}

/**
 * Needs no more of a disk that is nearly full, unless the place is on another one.
 *
 * @param {string} source
 * @param {string} place Perhaps a link to an empty folder.
 * @param {(() => void)[]} undo gets what takes it away: half of it may be there when it fails.
 */
function move(source, place, undo) {
  if (!existsSync(source)) return;
  makeFolder(path.dirname(place));
  const isThere = existsSync(place);
  const target = isThere ? realpathSync(place) : place;
  undo.push(() =>
    isThere ? emptyFolder(target) : rmSync(target, { recursive: true, force: true }),
  );
  try {
    renameSync(source, target);
  } catch {
    cpSync(source, target, { recursive: true });
  }
}

/** @param {string} folder Stays: a link leads to it, or it is a disk of its own. */
function emptyFolder(folder) {
  for (const name of readdirSync(folder)) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
