// One program of the stack: it can be stopped, killed and started again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onStop, Problem, step } from '../lib/steps.mjs';

/** A content service fills its database at its first start, on a machine that may be busy. */
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 15_000;
const LOG_TAIL = 3_000;

/**
 * @typedef {object} ComponentOptions
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} logDir
 * @property {() => Promise<boolean>} isReady
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number} [uid] Whom it runs as.
 * @property {NodeJS.Signals} [stopSignal]
 */

export class Component {
  /** @type {ComponentOptions} */
  #options;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {ComponentOptions} options */
  constructor(options) {
    this.#options = options;
    onStop(() => this.stop());
  }

  get name() {
    return this.#options.name;
  }

  get isRunning() {
    return this.#child !== null;
  }

  get #logFile() {
    return path.join(this.#options.logDir, `${this.name}.log`);
  }

  /** Starts it, and does not wait. */
  launch() {
    const { command, args, env = process.env, cwd, uid, logDir } = this.#options;
    mkdirSync(logDir, { recursive: true });
    const log = openSync(this.#logFile, 'a');
    const child = spawn(command, args, { cwd, env, uid, gid: uid, stdio: ['ignore', log, log] });
    // It has one of its own.
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    child.once('error', () => {
      this.#child = null;
    });
  }

  /** Starts it; resolves when it answers. */
  async start() {
    this.launch();
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.#options.isReady().catch(() => false))) {
      if (!this.#child || Date.now() > deadline) {
        const tail = readFileSync(this.#logFile, 'utf8').slice(-LOG_TAIL);
        throw new Problem(`${this.name} did not start (${this.#logFile}).\n${tail}`);
      }
      await delay(50);
    }
  }

  /** Starts it, and says so. */
  startAloud() {
    return step(`Starting ${this.name}`, () => this.start());
  }

  /** Ends it as an operator does. */
  async stop() {
    await this.#end(this.#options.stopSignal ?? 'SIGTERM');
  }

  /** Ends it at once. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /**
   * Stops its process where it is, or lets it go on: it is busy, and answers nobody.
   *
   * @param {'SIGSTOP' | 'SIGCONT'} signal
   */
  signal(signal) {
    this.#child?.kill(signal);
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }
}
