// Runs Lighthouse on pages: a mid-range phone on a slow line.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS } from '../../lib/browser.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { median } from '../numbers.mjs';

/**
 * Scores of 100, times in ms, and by category the audits that cost points.
 *
 * @typedef {object} LighthouseNumbers
 * @property {number} status Of the response.
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} tbtMs
 * @property {Record<string, string[]>} failed
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Measures each address `rounds` times; the median of every number counts. A round visits all
 * addresses before the next one begins, so that other load on the machine falls on all alike.
 *
 * @param {string} executablePath Path of the browser, which gets a debugging port here.
 * @param {readonly string[]} urls
 * @param {{ rounds: number, onRun?: () => void }} options
 * @returns {Promise<Map<string, LighthouseNumbers>>} By address; `failed` is that of the last round.
 */
export async function measureLighthouse(executablePath, urls, { rounds, onRun }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  /** @type {Map<string, LighthouseNumbers[]>} */
  const runs = new Map(urls.map((url) => [url, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [url, results] of runs) {
        results.push(await visit(url, port));
        onRun?.();
      }
    }
  } finally {
    await browser.close();
  }
  return new Map([...runs].map(([url, results]) => [url, summarize(results)]));
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<LighthouseNumbers>}
 */
async function visit(url, port) {
  const response = await fetch(url);
  await response.arrayBuffer();
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    // The browser itself is slowed down; the default estimates from what it did at full speed.
    throttlingMethod: 'devtools',
    onlyCategories: CATEGORIES,
    // A missing page is designed, and measured, like any other.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse on ${url} gave no result.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  /** @param {string} category */
  const score = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  /** @param {string} audit */
  const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    status: response.status,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    failed: Object.fromEntries(
      CATEGORIES.map((category) => [category, failedAudits(lhr, category)]),
    ),
  };
}

/**
 * The audits that cost points.
 *
 * @param {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} lhr
 * @param {string} category
 */
function failedAudits(lhr, category) {
  return (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/**
 * @param {readonly LighthouseNumbers[]} results
 * @returns {LighthouseNumbers}
 */
function summarize(results) {
  /** @param {(result: LighthouseNumbers) => number} read */
  const middle = (read) => median(results.map(read));
  const last = results.at(-1);
  return {
    status: last?.status ?? 0,
    performance: middle((result) => result.performance),
    accessibility: middle((result) => result.accessibility),
    bestPractices: middle((result) => result.bestPractices),
    seo: middle((result) => result.seo),
    lcpMs: middle((result) => result.lcpMs),
    cls: middle((result) => result.cls),
    tbtMs: middle((result) => result.tbtMs),
    failed: last?.failed ?? {},
  };
}
