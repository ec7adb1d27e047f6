// Section: a slow phone on a slow line.
import { ms, seconds, table } from '../format.mjs';
import { measureSlowPhone } from '../measure/slow-phone.mjs';
import { numbersOf, splitPages } from '../section.mjs';

/** @typedef {import('../measure/slow-phone.mjs').SlowPhoneNumbers} SlowPhoneNumbers */
/** @typedef {{ name: string, slow: SlowPhoneNumbers }} SlowPage */

const ROUNDS = 5;
const MAX_LCP_MS = 2000;

/** @type {import('../section.mjs').Section} */
export const SLOW_PHONE = {
  name: 'slow',
  heading: 'A slow phone on a slow line',
  needsSite: true,
  async run({ browser, pages }) {
    const urls = pages.map(({ url }) => url);
    const numbers = await measureSlowPhone(browser, urls, { rounds: ROUNDS });
    const measured = pages.map(({ name, url }) => ({ name, slow: numbersOf(numbers, url) }));
    return { text: toSlowPhoneText(measured), missed: missedSlowPhone(measured) };
  },
};

/**
 * A sentence for every screen whose largest paint comes too late.
 *
 * @param {readonly SlowPage[]} pages The first one is hello-world.
 */
export function missedSlowPhone(pages) {
  return splitPages(pages)
    .screens.filter(({ slow }) => slow.lcpMs > MAX_LCP_MS)
    .map(
      ({ name, slow }) =>
        `${name}: the largest paint takes ${seconds(slow.lcpMs)} on a slow phone, the mark is ${seconds(MAX_LCP_MS)}.`,
    );
}

/** @param {readonly SlowPage[]} pages */
function toSlowPhoneText(pages) {
  return [
    `Mark: largest paint within ${seconds(MAX_LCP_MS)}. The browser's own line and processor are slowed down over the DevTools protocol, nothing is estimated: 150 ms for each request, 1.6 Mbit/s down, 0.75 Mbit/s up, a processor four times slower, a phone's window (412 × 823), an empty cache for each load; the median of ${ROUNDS} loads. "Form answers": a visitor types one letter into the first form as soon as the page shows something and presses Send every 50 ms; the time runs from the start of the navigation until the form marks a field by its own rules, so it has loaded the code of the form as well. "Menu opens" and "Search opens" are interactions to next paint, from the tap to the frame that shows it, after the page has become quiet.`,
    toSlowPhoneTable(pages.map(({ name, slow }) => ({ name, versions: [slow] }))),
    'What was tried, and how it was before: [benchmarks-history.md](benchmarks-history.md).',
  ];
}

/**
 * A row for each screen; several versions of the site stand beside each other in each cell.
 *
 * @param {readonly { name: string, versions: readonly SlowPhoneNumbers[] }[]} rows
 */
export function toSlowPhoneTable(rows) {
  return table(
    ['Screen', 'First paint', 'Largest paint', 'Form answers', 'Menu opens', 'Search opens'],
    rows.map(({ name, versions }) => {
      /** @type {(toText: (version: SlowPhoneNumbers) => string) => string} */
      const cell = (toText) => versions.map(toText).join(' → ');
      return [
        name,
        cell(({ fcpMs }) => seconds(fcpMs)),
        cell(({ lcpMs }) => seconds(lcpMs)),
        cell(({ formMs }) => (formMs === null ? '–' : seconds(formMs))),
        cell(({ menuMs }) => (menuMs === null ? '–' : ms(menuMs))),
        cell(({ searchMs }) => (searchMs === null ? '–' : ms(searchMs))),
      ];
    }),
  );
}
