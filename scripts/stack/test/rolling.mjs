// Copies are replaced one after the other while visitors come.
import { failures, startLoad } from './load.mjs';

/**
 * @param {object} options
 * @param {Record<'siteA' | 'siteB', import('../component.mjs').Component>} options.components
 * @param {import('./visitor.mjs').Visitor} options.visit
 * @param {number} options.rate Requests a second.
 * @param {readonly string[]} options.paths
 * @returns {Promise<string[]>} What went wrong.
 */
export async function testRollingUpdate({ components, visit, rate, paths }) {
  const load = startLoad(visit, paths, rate);
  for (const site of [components.siteA, components.siteB]) {
    await site.stop();
    await site.start();
  }
  await load.stop();
  const outcome = load.take();
  const failed = failures(outcome);
  const { requests, cut } = outcome;
  process.stdout.write(`Rolling restart: ${requests} requests, ${failed} failed, ${cut} cut\n`);
  const isWell = failed === 0 && cut === 0;
  return isWell ? [] : [`Rolling restart: ${JSON.stringify(outcome)}`];
}
