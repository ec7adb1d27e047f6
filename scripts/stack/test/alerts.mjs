// Causes what alerts watch for, and looks whether they fire, and end.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { DEPLOY_DIR } from '../files.mjs';
import { FAULTS } from './faults.mjs';
import { startPrometheus } from './prometheus.mjs';

/** Longer than the articles are at most not compared. */
const TIMEOUT_MS = 150_000;
const POLL_MS = 250;
/** Of what they count, the last ten minutes matter, or the last hour. */
const STAYS = [
  'ContentNotStored',
  'FormsFail',
  'FormsFlooded',
  'RendersSlow',
  'SiteErrors',
  'VisitsSlow',
  'WebhookRefused',
];

const dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});

/**
 * @param {import('./trials.mjs').StackContext} context
 * @returns {Promise<import('./trials.mjs').Outcome>}
 */
export async function alerts(context) {
  const { layout, env } = context;
  const prometheus = await startPrometheus(layout, env.METRICS_TOKEN ?? '');
  /** @param {(firing: readonly string[]) => boolean} isAsExpected */
  const until = async (isAsExpected) => {
    const deadline = performance.now() + TIMEOUT_MS;
    while (!isAsExpected(await prometheus.firing())) {
      if (performance.now() > deadline) return false;
      await delay(POLL_MS);
    }
    return true;
  };
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const fired = [];
  /** What nobody mends here. */
  const lasting = new Set(STAYS);
  for (const { names, isLasting, start } of FAULTS) {
    const early = (await prometheus.firing()).filter((name) => names.includes(name));
    if (early.length > 0 && !isLasting) {
      problems.push(`${early.join(', ')} fired without a cause.`);
    }
    const end = await start(context);
    const missing = new Set(names);
    const hasFired = await until((firing) => {
      for (const name of firing) missing.delete(name);
      return missing.size === 0;
    });
    fired.push(...names.filter((name) => !missing.has(name)));
    if (!hasFired) problems.push(`Not all fired: ${[...missing].join(', ')} did not.`);
    await end();
    if (isLasting) for (const name of names) lasting.add(name);
  }
  const isOver = await until((firing) => firing.every((name) => lasting.has(name)));
  if (!isOver) problems.push('An alert fires although its cause has ended.');
  problems.push(...(await emptyPanels(prometheus)));
  await prometheus.stop();
  const line = `Alerts that fired when their cause was there, in Prometheus with the product's rules: ${fired.join(', ')}.`;
  return { lines: [line], problems };
}

/**
 * After all that has happened, every panel of the dashboard has something to show.
 *
 * @param {Awaited<ReturnType<typeof startPrometheus>>} prometheus
 */
async function emptyPanels({ hasResult }) {
  const file = path.join(DEPLOY_DIR, 'grafana', 'site.json');
  const { panels } = dashboard.parse(JSON.parse(readFileSync(file, 'utf8')));
  /** @type {string[]} */
  const problems = [];
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      // What Grafana writes there depends on the time that is shown.
      if (!(await hasResult(expr.replaceAll('$__rate_interval', '10m')))) {
        problems.push(`The panel "${title}" shows nothing: ${expr}`);
      }
    }
  }
  return problems;
}
