// How often Varnish answers beside nginx, which sends the same bytes from a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requestsPerSecond } from '../../bench/measure/throughput.mjs';
import { median } from '../../bench/numbers.mjs';
import { filesUrl } from '../files.mjs';

/** Other load on the machine falls on single rounds. */
const ROUNDS = 7;
const SECONDS = 2;
const PAGE = '/';

/** @typedef {{ coding: string, bytes: number, nginx: number, varnish: number, ratio: number }} Throughput */

/**
 * @param {import('../layout.mjs').Layout} layout
 * @returns {Promise<Throughput[]>} Requests per second, and the median of the rounds' ratios.
 */
export async function measureThroughput(layout) {
  const folder = path.join(layout.dir, 'nginx', 'files');
  mkdirSync(folder, { recursive: true });
  const page = `http://127.0.0.1:${layout.ports.varnish}${PAGE}`;
  /** @type {Throughput[]} */
  const rows = [];
  for (const coding of ['identity', 'gzip', 'br']) {
    const bytes = await readEncoded(layout.ports.varnish, coding);
    writeFileSync(path.join(folder, coding), bytes);
    const file = `${filesUrl(layout)}/${coding}`;
    /** @type {[nginx: number, varnish: number][]} */
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each is first in turn.
      const isFileFirst = round % 2 === 0;
      const first = await requestsPerSecond(isFileFirst ? file : page, coding, SECONDS);
      const second = await requestsPerSecond(isFileFirst ? page : file, coding, SECONDS);
      rounds.push(isFileFirst ? [first, second] : [second, first]);
    }
    rows.push({
      coding,
      bytes: bytes.length,
      nginx: median(rounds.map(([nginx]) => nginx)),
      varnish: median(rounds.map(([, varnish]) => varnish)),
      ratio: median(rounds.map(([nginx, varnish]) => varnish / nginx)),
    });
  }
  return rows;
}

/**
 * Requests per second of one copy, and of both at once, of a page that they have in memory.
 *
 * @param {readonly string[]} copies Their addresses.
 */
export async function measureScaling(copies) {
  const measure = (/** @type {string} */ copy) => requestsPerSecond(copy + PAGE, 'br', SECONDS);
  const [first = ''] = copies;
  const one = await measure(first);
  const all = await Promise.all(copies.map(measure));
  return { one, all: all.reduce((sum, rate) => sum + rate, 0) };
}

/**
 * The bytes of the page as they are sent.
 *
 * @param {number} port
 * @param {string} coding
 * @returns {Promise<Buffer>}
 */
async function readEncoded(port, coding) {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': coding };
    request({ host: '127.0.0.1', port, path: PAGE, headers }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => resolve(Buffer.concat(chunks)));
    })
      .once('error', reject)
      .end();
  });
}
