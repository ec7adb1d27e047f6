// Visitors who come at a steady rate, whatever happens.
import { NoAnswer } from './visitor.mjs';

const TICK_MS = 50;

/**
 * `failed` counts by what came instead of the page, `cut` connections that ended in the middle.
 *
 * @typedef {{ requests: number, failed: Record<string, number>, cut: number }} Outcome
 */

/**
 * @param {import('./visitor.mjs').Visitor} visit
 * @param {readonly string[]} paths
 * @param {number} perSecond
 */
export function startLoad(visit, paths, perSecond) {
  /** @type {Outcome} */
  let outcome = { requests: 0, failed: {}, cut: 0 };
  let count = 0;
  let isStopped = false;
  const running = new Set();
  const send = async () => {
    const current = outcome;
    current.requests += 1;
    const target = paths[count % paths.length] ?? '/';
    count += 1;
    const fail = (/** @type {string} */ what) => {
      current.failed[what] = (current.failed[what] ?? 0) + 1;
    };
    try {
      const { status } = await visit(target, { headers: { 'accept-encoding': 'br' } });
      if (status !== 200) fail(`${status} ${target}`);
    } catch (error) {
      if (error instanceof NoAnswer) fail(`no answer ${target}`);
      else current.cut += 1;
    }
  };
  let due = 0;
  const timer = setInterval(() => {
    due += (perSecond * TICK_MS) / 1000;
    while (due >= 1 && !isStopped) {
      due -= 1;
      const visitIt = send();
      running.add(visitIt);
      void visitIt.finally(() => running.delete(visitIt));
    }
  }, TICK_MS);
  return {
    /** What has happened since the last call. */
    take() {
      const taken = outcome;
      outcome = { requests: 0, failed: {}, cut: 0 };
      return taken;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** @param {Outcome} outcome */
export function failures({ failed }) {
  return Object.values(failed).reduce((sum, count) => sum + count, 0);
}
