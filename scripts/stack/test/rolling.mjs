// The copies are replaced by those of another release, one after the other, while visitors come.
import { sendContactForm } from './contact-form.mjs';
import { failures, startLoad } from './load.mjs';

const SCRIPT = /\/_next\/static\/[^"'\\ ]+\.(?:js|css|woff2)[^"'\\ ]*/g;

/** @typedef {import('../component.mjs').Component} Component */

/**
 * @param {object} options
 * @param {Record<'siteA' | 'siteB', Component>} options.components
 * @param {Record<'siteA' | 'siteB', Component>} options.successors
 * @param {import('../layout.mjs').Layout} options.layout
 * @param {import('./visitor.mjs').Visitor} options.visit
 * @param {number} options.rate Requests a second.
 * @param {readonly string[]} options.paths
 * @returns {Promise<import('./trials.mjs').Outcome>}
 */
export async function testRollingUpdate({ components, successors, layout, visit, rate, paths }) {
  /** @type {string[]} */
  const problems = [];
  const opened = await visit('/contact');
  const files = new Set(opened.text.match(SCRIPT));
  const load = startLoad(visit, paths, rate);
  /** @param {string} when */
  const tryOpenPage = async (when) => {
    const failed = await sendContactForm(
      visit,
      layout.url,
      opened.text,
      `Sent ${when}, ${Date.now()}`,
    );
    if (failed) problems.push(`The form, ${when}: ${failed}.`);
    for (const file of files) {
      const { status } = await visit(file.replaceAll('&amp;', '&'));
      if (status !== 200) problems.push(`${file}, ${when}: ${status}.`);
    }
  };
  await tryOpenPage('before the update');
  for (const name of /** @type {const} */ (['siteA', 'siteB'])) {
    await components[name].stop();
    await successors[name].start();
    await tryOpenPage(`after the update of ${name}`);
  }
  await load.stop();
  const outcome = load.take();
  const { requests, cut } = outcome;
  const failed = failures(outcome);
  if (failed > 0 || cut > 0) problems.push(`Rolling update: ${JSON.stringify(outcome)}`);
  const line = `Rolling update under ${rate} requests a second: ${requests} requests, ${failed} failed, ${cut} connections cut; the form and the ${files.size} files of a page that was opened before worked after each step.`;
  return { lines: problems.length > 0 ? [] : [line], problems };
}
