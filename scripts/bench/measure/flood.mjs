// What a scanner costs: thousands of addresses that do not exist, and of query strings.
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { quantile } from '../numbers.mjs';
import { inParallel, sorted, visit } from './visit.mjs';

const CONCURRENCY = 50;
const IDLE_MS = 10_000;
/** A search string makes no other response here. */
const STORED = ['/', '/blogs', '/faq', '/api/quote-options'];

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
  // Once each, so that what stays in memory for good is there before.
  for (const address of ['/', '/blogs', '/none', '/post/none']) await visit(siteUrl + address);
  const stopIdle = startVisitor(`${siteUrl}/`);
  await delay(IDLE_MS);
  const idle = await stopIdle();
  const before = { stored: await site.storedBytes(), memory: site.memoryBytes() };
  const requestsBefore = site.serviceRequests();
  /** @type {Record<string, number>} */
  const statuses = {};
  const startedAt = performance.now();
  const stopDuring = startVisitor(`${siteUrl}/`);
  await inParallel(unknown + queries, CONCURRENCY, async (index) => {
    const address = siteUrl + floodAddress(index, unknown);
    const { status } = await visit(address, { readsText: false });
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const during = await stopDuring();
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
 * A visitor of one page in a worker of its own, who waits for the site and not for the scanner's program.
 *
 * @param {string} url
 * @returns {() => Promise<number[]>} Ends the visits; resolves with the time of each, in ms.
 */
function startVisitor(url) {
  const worker = new Worker(new URL('./visitor.mjs', import.meta.url), { workerData: { url } });
  /** @type {Promise<number[]>} */
  const times = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  }).finally(() => worker.terminate());
  return () => {
    worker.postMessage('stop');
    return times;
  };
}

/**
 * @param {number} index
 * @param {number} unknown
 */
function floodAddress(index, unknown) {
  if (index >= unknown) return `${STORED[index % STORED.length]}?campaign=${index}`;
  // One in a thousand is rendered: what stands before an article's name need not be there.
  if (index % 1_000 === 0) return `/x${index}/business-one`;
  return (
    [`/post/none-${index}`, `/none-${index}`, `/a/b/none-${index}?q=${index}`][index % 3] ?? '/'
  );
}
