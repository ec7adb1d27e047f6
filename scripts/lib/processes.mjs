// Starts other programs, collects what they print, and ends them.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { isInterrupted, onStop, Problem, stopAll } from './steps.mjs';

const LOG_TAIL = 6000;
const STOP_TIMEOUT_MS = 10_000;
/** On a slow machine the tables of a new database, or the first page of `npm run dev`, take minutes. */
const START_TIMEOUT_MS = 600_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * `echo` repeats what the program prints; `what` names it in messages; `priority` is that of the system, 0 unless
 * told, from -20 (first) to 19 (last), and that of all the program starts.
 *
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [echo]
 * @property {string} what
 * @property {number} [priority]
 */

/**
 * A program that keeps running; `ended` resolves when it is gone, `log` reads the end of its output that
 * was not repeated while it ran.
 *
 * @typedef {object} Program
 * @property {ChildProcess} child
 * @property {Promise<unknown>} ended
 * @property {() => Promise<void>} stop
 * @property {string} what
 * @property {() => string} log
 */

/**
 * Runs a program to its end, or to that of the command. Rejects with a Problem that ends in the last
 * lines it printed, unless they were repeated.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<string>} The end of its output.
 */
export function run(command, args, { cwd, env = process.env, echo = false, what, priority = 0 }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
    const log = collectLog(child, echo);
    const takeBack = onStop(stopper(child));
    // One that starts after it ends what the command has left, such as a container.
    const isEndingOthers = isInterrupted;
    child.once('error', (error) => reject(new Problem(`${what} failed: ${error.message}.`)));
    child.once('close', (code) => {
      takeBack();
      // What comes after it in the command must not begin any more.
      if (isInterrupted && !isEndingOthers) return;
      if (code === 0) resolve(log());
      else {
        const printed = echo ? '' : log();
        reject(new Problem(`${what} failed (exit status ${code}).\n${printed}`.trim()));
      }
    });
  });
}

/**
 * Starts a program that keeps running, and ends with this one.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Program}
 */
export function start(command, args, { cwd, env, what, echo = false }) {
  // The channel ends with this process, so a child that watches it is never left behind.
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const log = collectLog(child, echo);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = stopper(child);
  onStop(stop);
  return { child, ended, stop, what, log: echo ? () => '' : log };
}

/**
 * What ends a program: it is asked first, and made to where it does not.
 *
 * @param {ChildProcess} child
 */
function stopper(child) {
  const ended = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
}

/**
 * Collects the end of what a program prints, and repeats it where `echo` is set.
 *
 * @param {ChildProcess} child
 * @param {boolean} echo
 * @returns {() => string} Reads what was collected.
 */
function collectLog(child, echo) {
  let log = '';
  /** @type {(stream: NodeJS.WriteStream) => (chunk: Buffer) => void} */
  const collect = (stream) => (chunk) => {
    if (echo) stream.write(chunk);
    log = (log + chunk).slice(-LOG_TAIL);
  };
  child.stdout?.on('data', collect(process.stdout));
  child.stderr?.on('data', collect(process.stderr));
  return () => log;
}

/**
 * Waits until a started program responds at an address: with anything but an error of its own, unless `isReady` says
 * what is waited for. Throws a Problem with its last response and the end of its output.
 *
 * @param {Program} program
 * @param {string} url
 * @param {{ timeoutMs?: number, isReady?: (response: Response) => boolean }} [options]
 */
export async function untilAnswers(
  program,
  url,
  { timeoutMs = START_TIMEOUT_MS, isReady = ({ status }) => status < 500 } = {},
) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    let last = 'no response';
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (isReady(response)) return;
      last = `status ${response.status}`;
    } catch {
      // Not yet.
    }
    if (program.child.exitCode !== null || program.child.signalCode !== null) {
      throw problemOf(program, 'stopped while starting');
    }
    if (Date.now() > deadline) {
      throw problemOf(program, `is not ready after ${timeoutMs / 1000} s: ${last} at ${url}`);
    }
    await delay(150);
  }
}

/**
 * Throws a Problem when something already listens on the port.
 *
 * @param {number} port
 * @param {string} what Who needs the port.
 * @param {string} variable Which setting names another one.
 */
export async function assertPortIsFree(port, what, variable) {
  if (await listens(port)) {
    throw new Problem(`Port ${port} for ${what} is in use; set ${variable} to a free one.`);
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} Whether something listens there.
 */
export function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Waits until one of some programs ends, which ends them all: throws a Problem with the end of its output.
 *
 * @param {readonly Program[]} programs
 */
export async function untilOneEnds(programs) {
  const ended = programs.map(async (program) => {
    await program.ended;
    return program;
  });
  const first = await Promise.race(ended);
  await stopAll();
  throw problemOf(first, 'stopped');
}

/**
 * @param {Program} program
 * @param {string} what What has become of it.
 */
function problemOf(program, what) {
  return new Problem(`${program.what} ${what}.\n${program.log()}`.trim());
}
