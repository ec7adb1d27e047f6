// What a scanner costs: thousands of addresses that do not exist, and of query strings.
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../numbers.mjs';
import { inParallel, sorted, visit } from './visit.mjs';

const CONCURRENCY = 50;
const PROBE_INTERVAL_MS = 25;
const IDLE_PROBES = 200;

/**
 * @typedef {object} FloodNumbers
 * @property {Record<string, number>} statuses How often each status was the response.
 * @property {number} seconds
 * @property {number} serviceRequests How often the content service was asked meanwhile.
 * @property {{ before: number, after: number }} stored In bytes.
 * @property {{ before: number, after: number }} memory In bytes.
 * @property {{ idle: number, flood: number }} p95 Of the home page, in ms.
 */

/**
 * @param {object} options
 * @param {string} options.siteUrl
 * @param {import('../running-site.mjs').MeasuredSite} options.site
 * @param {number} options.unknown How many addresses that do not exist.
 * @param {number} options.queries How many query strings of pages that do.
 * @returns {Promise<FloodNumbers>}
 */
export async function measureFlood({ siteUrl, site, unknown, queries }) {
  const home = async () => (await visit(`${siteUrl}/`)).ms;
  // Once each, so that what stays in memory for good is there before.
  for (const address of ['/', '/blogs', '/none', '/post/none']) await visit(siteUrl + address);
  const idle = [];
  for (let probe = 0; probe < IDLE_PROBES; probe += 1) idle.push(await home());
  const before = { stored: await site.storedBytes(), memory: site.memoryBytes() };
  const requestsBefore = site.serviceRequests();
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {number[]} */
  const during = [];
  let isOver = false;
  const startedAt = performance.now();
  const probing = (async () => {
    while (!isOver) {
      during.push(await home());
      await delay(PROBE_INTERVAL_MS);
    }
  })();
  await inParallel(unknown + queries, CONCURRENCY, async (index) => {
    const { status } = await visit(siteUrl + floodAddress(index, unknown));
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  isOver = true;
  await probing;
  return {
    statuses,
    seconds: (performance.now() - startedAt) / 1000,
    serviceRequests: site.serviceRequests() - requestsBefore,
    stored: { before: before.stored, after: await site.storedBytes() },
    memory: { before: before.memory, after: site.memoryBytes() },
    p95: { idle: quantile(sorted(idle), 0.95), flood: quantile(sorted(during), 0.95) },
  };
}

/**
 * @param {number} index
 * @param {number} unknown
 */
function floodAddress(index, unknown) {
  if (index >= unknown) return `${['/', '/blogs', '/faq'][index % 3]}?campaign=${index}`;
  return (
    [`/post/none-${index}`, `/none-${index}`, `/a/b/none-${index}?q=${index}`][index % 3] ?? '/'
  );
}
