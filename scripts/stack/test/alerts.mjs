// Causes what alerts watch for, and looks whether they fire, and end.
import { setTimeout as delay } from 'node:timers/promises';
import { sendContactForm } from './contact-form.mjs';
import { startPrometheus } from './prometheus.mjs';

const TIMEOUT_MS = 60_000;
const POLL_MS = 250;

/** @typedef {{ names: readonly string[], cause: () => Promise<unknown>, end: () => Promise<unknown> }} Fault */

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
  for (const { names, cause, end } of faults(context)) {
    const early = (await prometheus.firing()).filter((name) => names.includes(name));
    if (early.length > 0) problems.push(`${early.join(', ')} fired without a cause.`);
    await cause();
    const hasFired = await until((firing) => names.every((name) => firing.includes(name)));
    if (hasFired) fired.push(...names);
    else problems.push(`Not all fired: ${names.join(', ')}.`);
    await end();
  }
  // Counts of ten minutes stay for ten minutes.
  const isOver = await until((firing) =>
    firing.every((name) => !['SiteDown', 'CopyAlone', 'ContentServiceUnreachable'].includes(name)),
  );
  if (!isOver) problems.push('An alert fires although its cause has ended.');
  await prometheus.stop();
  const line = `Alerts that fired when their cause was there, in Prometheus with the product's rules: ${fired.join(', ')}.`;
  return { lines: [line], problems };
}

/**
 * @param {import('./trials.mjs').StackContext} context
 * @returns {Fault[]}
 */
function faults({ components, copies, layout, visit }) {
  const { content, redis, siteB } = components;
  return [
    {
      names: ['WebhookRefused'],
      cause: async () => {
        const headers = { authorization: 'Bearer not-the-secret-of-the-site' };
        for (const copy of copies)
          await fetch(`${copy}/api/revalidate`, { method: 'POST', headers, body: '{}' });
      },
      end: async () => {},
    },
    {
      names: ['ContentServiceUnreachable', 'FormsFail'],
      cause: async () => {
        const { text } = await visit('/contact');
        await content.kill();
        await sendContactForm(visit, layout.url, text, `Sent in vain, ${Date.now()}`);
      },
      end: () => content.start(),
    },
    { names: ['CopyAlone'], cause: () => redis.kill(), end: () => redis.start() },
    { names: ['SiteDown'], cause: () => siteB.kill(), end: () => siteB.start() },
  ];
}
