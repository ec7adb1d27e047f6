import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of
 * those is free now, and taken by any connection of a busy machine before a program listens there.
 */
const FIRST = 20_000;
const LAST = 32_767;
const MAX_TRIES = 100;

/**
 * What was tried: two programs that this process starts at the same moment get different ports.
 *
 * @type {Set<number>}
 */
const given = new Set();

/**
 * A port of this machine that nothing listens on, for a program that is started next.
 *
 * @returns {Promise<number>}
 * @throws {Error} when none was found.
 */
export async function freePort() {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await canListen(port)) return port;
  }
  throw new Error('There is no free port');
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
