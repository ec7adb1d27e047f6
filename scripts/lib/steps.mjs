// Says what is being done, and how long it took.
import { rmSync } from 'node:fs';
import { setTimeout as delay, setImmediate as immediate } from 'node:timers/promises';

/** How much later than another program this one may hear of Ctrl-C. */
const SIGNAL_DELAY_MS = 100;

/** The step whose line is not ended yet. */
let unended = '';

/**
 * Writes a line of its own, also while a step has begun one.
 *
 * @param {string} text
 */
export function writeLine(text) {
  process.stdout.write(`${unended && '\n'}${text}\n`);
  unended = '';
}

/**
 * Runs one step of a command; a failing one is named. Of steps beside each other each has a line at its end.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const startedAt = Date.now();
  process.stdout.write(`${unended && '\n'}• ${name} …`);
  unended = name;
  try {
    const result = await work();
    endLine(name, seconds(startedAt));
    return result;
  } catch (error) {
    endLine(name, `failed after ${seconds(startedAt)}`);
    throw error;
  }
}

/**
 * @param {string} name
 * @param {string} outcome
 */
function endLine(name, outcome) {
  if (unended !== name) return writeLine(`• ${name}: ${outcome}`);
  process.stdout.write(` ${outcome}\n`);
  unended = '';
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/** An error that a person can act on: its one sentence is printed, not its stack. */
export class Problem extends Error {}

/**
 * Runs a command's main function; a Problem ends it with its sentence and a status.
 *
 * @param {() => Promise<unknown>} run
 * @param {number} [failure] The status.
 */
export async function main(run, failure = 1) {
  try {
    await run();
  } catch (error) {
    // Ctrl-C reaches all programs in no order, and nobody needs to be told why they have stopped.
    await delay(SIGNAL_DELAY_MS);
    await immediate();
    if (isInterrupted) return;
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = failure;
    await stopAll();
    process.exit(failure);
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

/** @type {Set<() => void>} */
const cleaners = new Set();

/**
 * Has `clean` called when the command ends, after all that it started: what still runs would write again.
 *
 * @param {() => void} clean
 */
export function afterStop(clean) {
  cleaners.add(clean);
}

/** @param {string} folder Is removed when the command ends. */
export function removeOnStop(folder) {
  afterStop(() => rmSync(folder, { recursive: true, force: true }));
}

/** Stops everything the command started. */
export async function stopAll() {
  const stops = [...stoppers];
  stoppers.clear();
  await Promise.all(stops.map((stop) => stop()));
  for (const clean of cleaners) clean();
}

/** Whether the command is ending because of a signal. */
export let isInterrupted = false;

// SIGHUP: the terminal was closed. To nginx and PostgreSQL it says something else, so they would run on.
for (const [signal, status] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
  process.on(signal, async () => {
    // It would not wait for what the first one stops.
    if (isInterrupted) return;
    isInterrupted = true;
    // What is said meanwhile has no terminal any more.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    await stopAll();
    process.exit(status);
  });
}

// A signal that is sent to npm ends npm and its shell, and reaches nothing below them.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_INTERVAL_MS).unref();
}
