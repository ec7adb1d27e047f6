// Runs the programs that a backup needs: tar, pg_dump, pg_restore, psql.
import { spawn } from 'node:child_process';

/**
 * @typedef {{ env?: Record<string, string>, accepts?: readonly number[] }} ProgramOptions `accepts` are
 *   the exit codes that are no failure.
 */

/**
 * Starts a program; `done` rejects with what it wrote to its standard error.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 */
export function startProgram(program, args, { env = {}, accepts = [0] } = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  /** @type {Promise<void>} */
  const done = new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${program} does not run: ${error.message}`)));
    child.once('close', (code) => {
      if (accepts.includes(code ?? -1)) resolve();
      else reject(new Error(`${program} failed: ${errors.trim().slice(0, 2_000)}`));
    });
  });
  return { input: child.stdin, output: child.stdout, done };
}

/**
 * Runs a program to its end.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<string>} what it wrote to its standard output.
 */
export async function runProgram(program, args, options) {
  const { output, done } = startProgram(program, args, options);
  let text = '';
  output.on('data', (chunk) => {
    text += chunk;
  });
  await done;
  return text.trim();
}
