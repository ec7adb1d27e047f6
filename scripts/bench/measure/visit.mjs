// One visit of a page, timed, and visits at a steady rate.
import { setTimeout as delay } from 'node:timers/promises';

/** @typedef {{ status: number, text: string, ms: number }} Visit */

/**
 * @param {string} url
 * @returns {Promise<Visit>} Status 0 where no response came, or only a part of one.
 */
export async function visit(url) {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - startedAt };
  } catch {
    return { status: 0, text: '', ms: performance.now() - startedAt };
  }
}

/**
 * Starts visits at a steady rate, whether or not the earlier ones are over, as visitors do.
 *
 * @param {object} options
 * @param {number} options.perSecond
 * @param {number} options.seconds
 * @param {(index: number) => Promise<void>} options.visitOne
 */
export async function visitSteadily({ perSecond, seconds, visitOne }) {
  const startedAt = performance.now();
  const total = perSecond * seconds;
  const visits = [];
  for (let index = 0; index < total; ) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    for (; index < due; index += 1) visits.push(visitOne(index));
    await delay(2);
  }
  await Promise.all(visits);
}

/**
 * Works through indexes with a number of workers at a time.
 *
 * @param {number} total
 * @param {number} concurrency
 * @param {(index: number) => Promise<void>} work
 */
export async function inParallel(total, concurrency, work) {
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let index = next++; index < total; index = next++) await work(index);
    }),
  );
}

/** @param {readonly number[]} values */
export const sorted = (values) => [...values].sort((a, b) => a - b);
