// Starts other programs, keeps what they say, and ends them.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { onStop, Problem } from './steps.mjs';

const LOG_TAIL = 6000;
const STOP_TIMEOUT_MS = 10_000;

/** Runs a program to its end. Rejects with a Problem that ends in the last lines it said. */
export function run(command, args, { cwd, env = process.env, echo = false, what }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = keepLog(child, echo);
    child.once('error', (error) => reject(new Problem(`${what} failed: ${error.message}.`)));
    child.once('close', (code) => {
      if (code === 0) resolve(log());
      else reject(new Problem(`${what} failed (exit status ${code}).\n${log().trim()}`));
    });
  });
}

/** Starts a program that keeps running, and ends with this one. */
export function start(command, args, { cwd, env, what, echo = false }) {
  // The channel ends with this process, so a child that watches it is never left behind.
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const log = keepLog(child, echo);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  onStop(stop);
  return { child, ended, stop, what, log };
}

/** Keeps the end of what a program says, and repeats it when asked to; returns a reader of it. */
function keepLog(child, echo) {
  let log = '';
  const keep = (stream) => (chunk) => {
    if (echo) stream.write(chunk);
    log = (log + chunk).slice(-LOG_TAIL);
  };
  child.stdout.on('data', keep(process.stdout));
  child.stderr.on('data', keep(process.stderr));
  return () => log;
}

/** Waits until a started program answers at an address. */
export async function untilAnswers(program, url, timeoutMs = 120_000) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (response.status < 500) return;
    } catch {
      // Not yet.
    }
    if (program.child.exitCode !== null || program.child.signalCode !== null) {
      throw new Problem(`${program.what} stopped while starting.\n${program.log().trim()}`);
    }
    if (Date.now() > deadline) {
      throw new Problem(`${program.what} did not answer at ${url}.\n${program.log().trim()}`);
    }
    await delay(150);
  }
}

/** Throws a Problem when something already listens on the port. */
export async function assertPortIsFree(port, what, variable) {
  const isTaken = await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true) ?? socket.destroy());
    socket.once('error', () => resolve(false));
  });
  if (isTaken) {
    throw new Problem(`Port ${port} for ${what} is in use; set ${variable} to a free one.`);
  }
}

/** A port that nothing listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
