// How the site feels when its content has grown: thousands of articles and menu entries.
import { measureFreshness } from './freshness.mjs';
import { growContent } from './grow-content.mjs';
import { visit } from './visit.mjs';

const TIMEOUT_MS = 120_000;

/**
 * @typedef {object} GrowthNumbers
 * @property {number} startMs From the start of the process until it says that it is ready.
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
 * @returns {Promise<{ before: GrowthNumbers, after: GrowthNumbers }>}
 */
export async function measureGrowth({ cms, articles, menuEntries, offices, ...rest }) {
  const before = await measure({ cms, ...rest });
  // Nobody is told of what is created now: the site finds it when it starts.
  await rest.site.kill();
  await growContent(cms, { articles, menuEntries, offices });
  await rest.site.start();
  return { before, after: await measure({ cms, ...rest }) };
}

/**
 * @param {Pick<Parameters<typeof measureGrowth>[0], 'cms' | 'siteUrl' | 'site' | 'publishes'>} options
 * @returns {Promise<GrowthNumbers>}
 */
async function measure({ cms, siteUrl, site, publishes }) {
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
  const freshness = await measureFreshness({ cms, siteUrl, publishes });
  const stored = await site.storedBytes();
  return { startMs, pages, memory: site.memoryBytes(), stored, freshness };
}

/** @param {string} siteUrl */
async function untilReady(siteUrl) {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if ((await visit(`${siteUrl}/api/health/ready`)).status === 200) return;
  }
  throw new Error(`The site was not ready within ${TIMEOUT_MS} ms.`);
}
