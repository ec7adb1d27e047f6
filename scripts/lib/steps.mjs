// Says what is being done, and how long it took.
import { setTimeout as delay, setImmediate as immediate } from 'node:timers/promises';

/** How much later than another program this one may hear of Ctrl-C. */
const SIGNAL_DELAY_MS = 100;

/**
 * Runs one step of a command; a failing one is named.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const startedAt = Date.now();
  process.stdout.write(`• ${name} …`);
  try {
    const result = await work();
    process.stdout.write(` ${seconds(startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(` failed after ${seconds(startedAt)}\n`);
    throw error;
  }
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** An error that a person can act on: its one sentence is printed, not its stack. */
export class Problem extends Error {}

/**
 * Runs a command's main function; a Problem ends it with its sentence and status 1.
 *
 * @param {() => Promise<unknown>} run
 */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    // Ctrl-C reaches all programs in no order, and nobody needs to be told why they have stopped.
    await delay(SIGNAL_DELAY_MS);
    await immediate();
    if (isInterrupted) return;
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
    await stopAll();
    process.exit(1);
  }
}

/** @param {unknown} error */
function describe(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? error.stack : String(error);
}

/** How often a command looks whether npm is still there. */
const PARENT_INTERVAL_MS = 1_000;

/** @type {Set<() => unknown>} */
const stoppers = new Set();

/**
 * Has `stop` called when the command ends, however it ends.
 *
 * @param {() => unknown} stop
 * @returns what takes it back.
 */
export function onStop(stop) {
  stoppers.add(stop);
  return () => stoppers.delete(stop);
}

/** Stops everything the command started. */
export async function stopAll() {
  const stops = [...stoppers];
  stoppers.clear();
  await Promise.all(stops.map((stop) => stop()));
}

/** Whether the command is ending because of a signal. */
export let isInterrupted = false;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    // It would not wait for what the first one stops.
    if (isInterrupted) return;
    isInterrupted = true;
    await stopAll();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

// A signal that is sent to npm ends npm and its shell, and reaches nothing below them.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_INTERVAL_MS).unref();
}
