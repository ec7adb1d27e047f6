// One command at a time in a folder: two would install and build into each other, and two services write one database.
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { Problem } from './steps.mjs';

const ANSWER_TIMEOUT_MS = 2_000;

/**
 * Takes the folder for this command until its process ends, however it ends: others ask through a socket, which the
 * system closes. Throws a Problem that names the command that has the folder. Where there can be no such socket
 * (a network share), it is not taken.
 *
 * @param {string} root The folder.
 * @param {string} command As people type it.
 * @param {string} address Where its site is, or will be.
 */
export async function takeFolder(root, command, address) {
  mkdirSync(path.join(root, '.data'), { recursive: true });
  const socket = socketOf(root);
  if (await listen(socket, `${command} (process ${process.pid}, ${address})`)) return;
  const other = await ask(socket);
  if (other !== null) {
    throw new Problem(
      `${other} is running in this folder. Stop it first, or start this one in a folder of its own (git clone).`,
    );
  }
  // Left behind by one that was killed.
  rmSync(socket, { force: true });
  await listen(socket, `${command} (process ${process.pid}, ${address})`);
}

/**
 * The path that the system is told may have some hundred characters: relative, it does in a deep folder, too.
 *
 * @param {string} root
 */
function socketOf(root) {
  if (process.platform === 'win32') return path.join('\\\\.\\pipe', root, '.data');
  return path.join(path.relative(process.cwd(), root), '.data', 'command.sock');
}

/**
 * @param {string} socket
 * @param {string} answer Who has the folder.
 * @returns {Promise<boolean>} Whether nobody else has, or had, the socket.
 */
function listen(socket, answer) {
  return new Promise((resolve) => {
    const server = createServer((connection) => {
      connection.on('error', () => {});
      connection.end(answer);
    });
    server.once('error', (error) => {
      resolve(!('code' in error && error.code === 'EADDRINUSE'));
    });
    server.listen(socket, () => resolve(true));
    // It keeps no command alive.
    server.unref();
  });
}

/**
 * @param {string} socket
 * @returns {Promise<string | null>} Who has the folder; null where nobody does.
 */
function ask(socket) {
  return new Promise((resolve) => {
    let answer = '';
    const connection = connect(socket);
    connection.setTimeout(ANSWER_TIMEOUT_MS, () => connection.destroy());
    connection.on('data', (chunk) => {
      answer += chunk;
    });
    connection.on('error', () => {});
    connection.on('close', (hadError) => resolve(hadError ? null : answer || 'Another command'));
  });
}
