// Counts how often two servers respond per second.
import autocannon from 'autocannon';
import { Problem } from '../../lib/steps.mjs';
import { median } from '../numbers.mjs';

export const ROUNDS = 9;
export const SECONDS = 3;
export const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;
const ENCODINGS = ['gzip, deflate, br', 'identity'];

/**
 * Requests per second, and the median of the rounds' ratios of home to hello-world.
 *
 * @typedef {{ encoding: string, hello: number, home: number, ratio: number }} Throughput
 */

/**
 * Alternates between the two, so that other load on the machine falls on both.
 *
 * @param {string} hello Address of hello-world.
 * @param {string} home Address of the home screen.
 * @returns {Promise<Throughput[]>} First as browsers ask, then without compression.
 */
export async function measureThroughput(hello, home) {
  await assertCached(home);
  /** @type {Throughput[]} */
  const rows = [];
  for (const encoding of ENCODINGS) {
    for (const url of [hello, home]) await requestsPerSecond(url, encoding, WARM_UP_SECONDS);
    const pairs = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pairs.push(await measureRound(hello, home, encoding, round % 2 === 0));
    }
    rows.push({
      encoding,
      hello: median(pairs.map((pair) => pair.hello)),
      home: median(pairs.map((pair) => pair.home)),
      ratio: median(pairs.map((pair) => pair.home / pair.hello)),
    });
  }
  return rows;
}

/**
 * @param {string} helloUrl
 * @param {string} homeUrl
 * @param {string} encoding
 * @param {boolean} isHelloFirst
 */
async function measureRound(helloUrl, homeUrl, encoding, isHelloFirst) {
  const first = await requestsPerSecond(isHelloFirst ? helloUrl : homeUrl, encoding, SECONDS);
  const second = await requestsPerSecond(isHelloFirst ? homeUrl : helloUrl, encoding, SECONDS);
  return isHelloFirst ? { hello: first, home: second } : { hello: second, home: first };
}

/**
 * @param {string} url
 * @param {string} encoding
 * @param {number} duration In seconds.
 */
export async function requestsPerSecond(url, encoding, duration) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: { accept: 'text/html', 'accept-encoding': encoding },
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Problem(`${url} failed ${failed} times while it was measured.`);
  return result.requests.total / result.duration;
}

/**
 * Throws a Problem when the page would be rendered again for every request.
 *
 * @param {string} url
 */
async function assertCached(url) {
  const response = await fetch(url);
  await response.arrayBuffer();
  // The site's own cache says how old its copy is; the framework says that it had one.
  const { headers } = response;
  if (headers.has('age') || headers.get('x-nextjs-cache') === 'HIT') return;
  throw new Problem(`${url} is not served from the cache (status ${response.status}).`);
}
