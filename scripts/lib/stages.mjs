// Runs the stages of a command, some beside each other, and reports the time of each.
import { inspect } from 'node:util';
import { Problem, writeLine } from './steps.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<string>} run Resolves with what was printed; rejects when it failed.
 * @property {(log: string) => Count | null} [count] Reads the tests that ran from what was printed;
 * without it the stage is one check.
 */

/** @typedef {{ name: string, seconds: number, count: Count }} Result */

export class Stages {
  /** @type {Result[]} */
  #results = [];
  #startedAt = Date.now();

  /**
   * Runs stages one after the other. One that fails does not keep the next from running.
   *
   * @param {readonly Stage[]} stages
   */
  async inSequence(stages) {
    for (const stage of stages) await this.#run(stage);
  }

  /**
   * Runs lanes of stages beside each other: what waits beside what computes.
   *
   * @param {readonly (readonly Stage[])[]} lanes
   */
  async inLanes(lanes) {
    await Promise.all(lanes.map((lane) => this.inSequence(lane)));
  }

  /** The sum of all counts. */
  get total() {
    const sum = { passed: 0, failed: 0, skipped: 0 };
    for (const { count } of this.#results) {
      sum.passed += count.passed;
      sum.failed += count.failed;
      sum.skipped += count.skipped ?? 0;
    }
    return sum;
  }

  /** The time of each stage and of all together, one a line. */
  report() {
    const width = Math.max(...this.#results.map(({ name }) => name.length));
    const lines = this.#results.map((result) => toLine(result, width));
    const total = { name: 'All', seconds: secondsSince(this.#startedAt), count: this.total };
    return [...lines, toLine(total, width)].join('\n');
  }

  /** @param {Stage} stage */
  async #run({ name, run, count }) {
    const startedAt = Date.now();
    let log = '';
    let hasFailed = false;
    try {
      log = await run();
    } catch (error) {
      hasFailed = true;
      log = error instanceof Problem ? error.message : inspect(error);
      writeLine(`\n${log}`);
    }
    const none = { passed: 0, failed: 0 };
    const counted = count ? (count(log) ?? none) : { ...none, passed: hasFailed ? 0 : 1 };
    // What failed beside its tests, or before it counted them, is one failure.
    const failed = Math.max(counted.failed, hasFailed ? 1 : 0);
    const result = { name, seconds: secondsSince(startedAt), count: { ...counted, failed } };
    this.#results.push(result);
    writeLine(toLine(result, name.length));
  }
}

/** @param {number} startedAt Milliseconds. */
function secondsSince(startedAt) {
  return (Date.now() - startedAt) / 1000;
}

/**
 * @param {Result} result
 * @param {number} width
 */
function toLine({ name, seconds, count }, width) {
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  const sign = count.failed > 0 ? '✗' : '✓';
  return `${sign} ${name.padEnd(width)} ${time}  ${toCountText(count)}`;
}

/**
 * A count in words, as the line of a stage says it.
 *
 * @param {Count} count
 */
function toCountText({ passed, failed, skipped = 0 }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
