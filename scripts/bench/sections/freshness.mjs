// Section: from publish to page.
import { ms, table } from '../format.mjs';
import { measureFreshness } from '../measure/freshness.mjs';
import { quantile } from '../numbers.mjs';

const PUBLISHES = 200;
const MAX_DELAY_MS = 500;

/** @type {import('../section.mjs').Section} */
export const FRESHNESS = {
  name: 'freshness',
  heading: 'From publish to page',
  needsSite: true,
  async run({ cms, siteUrl }) {
    const times = await measureFreshness({ cms, siteUrl, publishes: PUBLISHES });
    return { text: toFreshnessText(times), missed: missedFreshness(times) };
  },
};

/**
 * A sentence for every page that is updated too late.
 *
 * @param {Readonly<Record<string, readonly number[]>>} times Sorted, in ms.
 */
export function missedFreshness(times) {
  return Object.entries(times).flatMap(([name, sorted]) => {
    const slow = quantile(sorted, 0.95);
    if (slow <= MAX_DELAY_MS) return [];
    return [`${name}: 95 of 100 publishes within ${ms(slow)}; ${ms(MAX_DELAY_MS)} is the mark.`];
  });
}

/** @param {Readonly<Record<string, readonly number[]>>} times */
function toFreshnessText(times) {
  return [
    `Mark: 95 of 100 within ${ms(MAX_DELAY_MS)}. An editor publishes an article ${PUBLISHES} times, and renames a menu entry as often; the time runs from the press of the button until a page has the new text, requested again every 5 ms.`,
    freshnessTable(times),
  ];
}

/** @param {Readonly<Record<string, readonly number[]>>} times Sorted, in ms. */
export function freshnessTable(times) {
  return table(
    ['Page', 'Half within', '95 of 100 within', 'All within'],
    Object.entries(times).map(([name, sorted]) => [
      name,
      ...[0.5, 0.95, 1].map((share) => ms(quantile(sorted, share))),
    ]),
  );
}
