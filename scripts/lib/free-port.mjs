import { randomInt } from 'node:crypto';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Below what systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of
 * those is free now, and taken by any connection of a busy machine before a program listens there.
 */
const FIRST = 20_000;
const LAST = 32_767;
const MAX_TRIES = 100;

/** One file for each port that a process has reserved, with the id of that process. */
export const RESERVATIONS = path.join(tmpdir(), `reserved-ports-${process.getuid?.() ?? ''}`);

/**
 * A port of this machine that nothing listens on, for a program that is started next. No other process
 * that asks here gets the same one while this process runs: a program may take half a minute to listen.
 *
 * @returns {Promise<number>}
 * @throws {Error} when none was found.
 */
export async function freePort() {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (reservePort(port) && (await canListen(port))) return port;
  }
  throw new Error('There is no free port');
}

/**
 * @param {number} port
 * @returns whether it is this process's from now on.
 */
export function reservePort(port) {
  const file = path.join(RESERVATIONS, String(port));
  mkdirSync(RESERVATIONS, { recursive: true });
  removeIfEnded(file);
  // It appears with its content: one that another process finds empty would tell it nothing.
  const draft = mkdtempSync(`${file}-`);
  try {
    writeFileSync(path.join(draft, 'pid'), String(process.pid));
    linkSync(path.join(draft, 'pid'), file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** @param {string} file */
function removeIfEnded(file) {
  try {
    if (!isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file);
  } catch (error) {
    // Nobody has reserved it, or another process was faster.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {number} pid 0 where a full disk left an empty file. */
function isRunning(pid) {
  if (pid === 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
