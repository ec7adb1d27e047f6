// Section: what survives a crash.
import { ms, table } from '../format.mjs';
import { measureCrashes } from '../measure/crashes.mjs';
import { quantile } from '../numbers.mjs';

const CRASHES = 100;
const MAX_START_MS = 3000;

/** @type {import('../section.mjs').Section} */
export const CRASHES_SECTION = {
  name: 'crashes',
  heading: 'A hundred crashes',
  needsSite: true,
  async run({ cms, siteUrl, site }) {
    const numbers = await measureCrashes({ cms, siteUrl, site, crashes: CRASHES });
    return { text: toCrashText(numbers), missed: missedCrashes(numbers) };
  },
};

/** @param {import('../measure/crashes.mjs').CrashNumbers} numbers */
export function missedCrashes({ times, broken, lost }) {
  const slowest = quantile(times, 1);
  return [
    ...(broken > 0 ? [`${broken} responses were neither whole pages nor 404s.`] : []),
    ...(lost > 0 ? [`After ${lost} crashes the article was not the one last published.`] : []),
    ...(slowest > MAX_START_MS
      ? [`The first good page came after ${ms(slowest)}; ${ms(MAX_START_MS)} is the mark.`]
      : []),
  ];
}

/** @param {import('../measure/crashes.mjs').CrashNumbers} numbers */
function toCrashText({ times, visits, broken, lost }) {
  return [
    `The site is ended by \`kill -9\` ${CRASHES} times, each time while eight visitors read and an editor publishes an article, and started again. Marks: the first good home page within ${ms(MAX_START_MS)} of the start, only whole pages, and the article as it was last published.`,
    table(
      ['Responses', 'Broken', 'Old', 'Half within', '95 of 100 within', 'All within'],
      [[visits, broken, lost, ...[0.5, 0.95, 1].map((share) => ms(quantile(times, share)))]],
    ),
  ];
}
