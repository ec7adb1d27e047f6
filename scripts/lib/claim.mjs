// What only one process of this machine may have, or do, at a time.
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './steps.mjs';

const POLL_MS = 200;

/** One file for each work that a process does alone, and for each database that it has open. */
const WORK = path.join(tmpdir(), `work-${process.getuid?.() ?? ''}`);

/**
 * Claims something for this process, for as long as it runs.
 *
 * @param {string} file Stands for it; says which process has it.
 * @returns {number | null} That process, which may be this one; `null`: this one has it from now on.
 */
export function claim(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = ownerOf(file);
  if (owner !== null) return owner;
  // It appears with its content: one that another process finds empty would tell it nothing.
  const draft = mkdtempSync(`${file}-`);
  try {
    writeFileSync(path.join(draft, 'owner'), `${process.pid} ${startOf(process.pid)}`);
    linkSync(path.join(draft, 'owner'), file);
    return null;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return claim(file);
    throw error;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/**
 * Does work while no other command of this machine does the same: it waits until that is over.
 *
 * @template T
 * @param {string} name What is made, such as the path of a file.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function workAlone(name, work) {
  const file = fileOf(name);
  const owner = claim(file);
  if (owner !== null) {
    process.stdout.write(
      `• Another command (process ${owner}) is doing the next step: waiting for it.\n`,
    );
    while (claim(file) !== null) await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Claims the folder of a database for this command, for as long as it runs: two content services that write one hold
 * each other up, and the site of each hears only of its own changes. The service has a lock of its own on SQLite, which
 * would refuse the second one as well, but only after the builds that the first one serves.
 *
 * @param {string} folder
 * @throws {Problem} that names the process which has it.
 */
export function claimData(folder) {
  const owner = claim(fileOf(folder));
  if (owner === null || owner === process.pid) return;
  throw new Problem(
    `The content service with the database in ${folder} is running already (process ${owner}). Stop it first, or name another folder with DATA_DIR.`,
  );
}

/** @param {string} name What is claimed. */
function fileOf(name) {
  return path.join(WORK, createHash('sha256').update(name).digest('hex'));
}

/**
 * The process that has a claim, and still runs. Else its file is removed.
 *
 * @param {string} file
 * @returns {number | null}
 */
function ownerOf(file) {
  const owner = readOwner(file);
  if (owner === null || owner.isRunning) return owner?.pid ?? null;
  // By one at a time: the next one would remove what the first has claimed by then.
  const removal = `${file}.removal`;
  const remover = claim(removal);
  if (remover !== null) return remover;
  try {
    if (readOwner(file)?.isRunning === false) rmSync(file);
  } finally {
    rmSync(removal);
  }
  return null;
}

/**
 * The process that has claimed a file, or had when it ended.
 *
 * @param {string} file
 */
function readOwner(file) {
  try {
    const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
    // In a container that is started again, processes have the ids of those before.
    const isRunning = isAlive(Number(pid)) && (start === '' || start === startOf(pid));
    return { pid: Number(pid), isRunning };
  } catch (error) {
    // Nobody has claimed it.
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @param {number} pid 0 where a full disk left an empty file. */
function isAlive(pid) {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/**
 * When a process began, where the system tells: another one may have its id later.
 *
 * @param {number | string} pid
 */
function startOf(pid) {
  try {
    // The name of its program, in brackets, may have spaces.
    const [, fields = ''] = /\) ([^)]*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return fields.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}
