// Asks Lighthouse about pages: a mid-range phone on a slow line, as it imitates them by default.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS } from './browser.mjs';
import { median } from './measure-report.mjs';
import { freePort } from './processes.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Measures each address `rounds` times and keeps the median of every number. A round visits all
 * addresses before the next one begins, so that what else the machine does falls on all alike.
 *
 * @returns a map from address to its numbers and to the audits that failed in the last round.
 */
export async function measureLighthouse(executablePath, urls, { rounds, onRun }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  const runs = new Map(urls.map((url) => [url, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) {
        runs.get(url).push(await visit(url, port));
        onRun();
      }
    }
  } finally {
    await browser.close();
  }
  return new Map([...runs].map(([url, results]) => [url, summary(results)]));
}

async function visit(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    // A missing page is designed, and measured, like any other.
    ignoreStatusCode: true,
  });
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  const score = (category) => Math.round((lhr.categories[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: lhr.audits['largest-contentful-paint'].numericValue ?? Number.NaN,
    cls: lhr.audits['cumulative-layout-shift'].numericValue ?? Number.NaN,
    tbtMs: lhr.audits['total-blocking-time'].numericValue ?? Number.NaN,
    failed: failedAudits(lhr),
  };
}

/** The audits that cost points, by category. */
function failedAudits(lhr) {
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      lhr.categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    ]),
  );
}

function summary(results) {
  const of = (name) => median(results.map((result) => result[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcpMs: of('lcpMs'),
    cls: of('cls'),
    tbtMs: of('tbtMs'),
    failed: results.at(-1)?.failed ?? {},
  };
}
