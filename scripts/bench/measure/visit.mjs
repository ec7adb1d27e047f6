// One visit of a page, timed, and visits at a steady rate.
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** @typedef {{ status: number, text: string, ms: number }} Visit */

/** A page that takes longer never came. */
const TIMEOUT_MS = 30_000;

const agent = new Agent({ keepAlive: true });
// Not in the event loop: the visits that are under way do not wait for it.
const decompress = promisify(gunzip);

/**
 * Visits a page; timed until its last byte is there. Without `fetch`: of some ten thousand visits at this
 * rate one never settled, whatever its time limit.
 *
 * @param {string} url
 * @param {object} [options]
 * @param {boolean} [options.readsText] Without it the text stays empty.
 * @returns {Promise<Visit>} Status 0 where no response came, or only a part of one.
 */
export function visit(url, { readsText = true } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (/** @type {number} */ status, text = '', ms = performance.now() - startedAt) => {
      clearTimeout(timer);
      resolve({ status, text, ms });
    };
    const headers = { 'accept-encoding': 'gzip' };
    const request = get(url, { agent, headers }, async (response) => {
      try {
        const body = await buffer(response);
        const ms = performance.now() - startedAt;
        const isCompressed = response.headers['content-encoding'] === 'gzip';
        const text = readsText ? String(isCompressed ? await decompress(body) : body) : '';
        end(response.statusCode ?? 0, text, ms);
      } catch {
        end(0);
      }
    });
    request.once('error', () => end(0));
    const timer = setTimeout(() => request.destroy(), TIMEOUT_MS);
  });
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
