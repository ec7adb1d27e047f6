// How the site feels when its content has grown: thousands of articles and menu entries.
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { measureFreshness } from './freshness.mjs';
import { growContent } from './grow-content.mjs';
import { visit } from './visit.mjs';

const TIMEOUT_MS = 120_000;
const HEALTH_INTERVAL_MS = 200;
const VISITORS = 8;
/** Memory is read each time another part of the articles has been visited. */
const PARTS = 5;

/**
 * @typedef {object} GrowthNumbers
 * @property {number} startMs From the start of the process until it says that it is ready.
 * @property {number} storedMs From the start until every article is in its store.
 * @property {Record<string, { first: number, again: number, bytes: number }>} pages Per address,
 *   times in ms.
 * @property {number} memory In bytes.
 * @property {number} stored In bytes.
 * @property {Record<string, number[]>} freshness
 */

/**
 * @param {object} options
 * @param {import('../../../cms/scripts/boot.mjs').RunningCms} options.cms
 * @param {string} options.siteUrl
 * @param {import('../running-site.mjs').MeasuredSite} options.site
 * @param {number} options.articles
 * @param {number} options.menuEntries
 * @param {number} options.offices
 * @param {number} options.publishes
 * @returns {Promise<{ before: GrowthNumbers, after: GrowthNumbers, visited: number[] }>}
 *   `visited`: memory in bytes after each fifth of the articles that were added had its first visit.
 */
export async function measureGrowth({ cms, articles, menuEntries, offices, ...rest }) {
  const before = await measure({ cms, minArticles: 1, ...rest });
  // Nobody is told of what is created now: the site finds it when it starts.
  await rest.site.kill();
  await growContent(cms, { articles, menuEntries, offices });
  await rest.site.start();
  const after = await measure({ cms, minArticles: articles, ...rest });
  return { before, after, visited: await visitArticles({ articles, ...rest }) };
}

/**
 * Visits every article that was added, none of which has been rendered.
 *
 * @param {Pick<Parameters<typeof measureGrowth>[0], 'siteUrl' | 'site' | 'articles'>} options
 */
async function visitArticles({ siteUrl, site, articles }) {
  const limit = pLimit(VISITORS);
  const memory = [];
  for (let part = 0; part < PARTS; part += 1) {
    const length = articles / PARTS;
    const indexes = Array.from({ length }, (_, index) => part * length + index);
    const statuses = await limit.map(
      indexes,
      async (index) => (await visit(`${siteUrl}/archive-${index}`)).status,
    );
    const failed = statuses.filter((status) => status !== 200);
    if (failed.length > 0) throw new Error(`${failed.length} articles failed with ${failed[0]}.`);
    memory.push(site.memoryBytes());
  }
  return memory;
}

/**
 * @param {Pick<Parameters<typeof measureGrowth>[0], 'cms' | 'siteUrl' | 'site' | 'publishes'> & { minArticles: number }} options
 *   `minArticles`: how many there are at least.
 * @returns {Promise<GrowthNumbers>}
 */
async function measure({ cms, siteUrl, site, publishes, minArticles }) {
  await site.kill();
  const startedAt = performance.now();
  await site.start();
  await untilReady(siteUrl);
  const startMs = performance.now() - startedAt;
  /** @type {GrowthNumbers['pages']} */
  const pages = {};
  for (const address of ['/', '/blogs', '/contact', '/sitemap.xml', '/search?q=payroll']) {
    const first = await visit(siteUrl + address);
    const again = await visit(siteUrl + address);
    pages[address] = { first: first.ms, again: again.ms, bytes: Buffer.byteLength(again.text) };
  }
  await untilStored(siteUrl, minArticles);
  const storedMs = performance.now() - startedAt;
  const freshness = await measureFreshness({ cms, siteUrl, publishes });
  const stored = await site.storedBytes();
  return { startMs, storedMs, pages, memory: site.memoryBytes(), stored, freshness };
}

/**
 * A publish right after a first start shares the content service with thousands of articles that are read
 * in the background; how long that takes is a figure of its own.
 *
 * @param {string} siteUrl
 * @param {number} minArticles
 */
async function untilStored(siteUrl, minArticles) {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { text } = await visit(`${siteUrl}/api/health/ready`);
    if (Number(/"articles":(\d+)/.exec(text)?.[1]) >= minArticles) return;
    await delay(HEALTH_INTERVAL_MS);
  }
  throw new Error(`The site had not stored ${minArticles} articles within ${TIMEOUT_MS} ms.`);
}

/** @param {string} siteUrl */
async function untilReady(siteUrl) {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if ((await visit(`${siteUrl}/api/health/ready`)).status === 200) return;
  }
  throw new Error(`The site was not ready within ${TIMEOUT_MS} ms.`);
}
