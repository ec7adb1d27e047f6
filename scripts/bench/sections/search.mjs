// Section: how long the search takes.
import { ms, seconds, table } from '../format.mjs';
import { measureSearch } from '../measure/search.mjs';
import { quantile } from '../numbers.mjs';

/** @typedef {import('../measure/search.mjs').SearchNumbers} SearchNumbers */

const MAX_MS = 50;

/** @type {import('../section.mjs').Section} */
export const SEARCH = {
  name: 'search',
  heading: 'Search',
  needsSite: false,
  async run() {
    const numbers = await measureSearch();
    return { text: toSearchText(numbers), missed: missedSearch(numbers) };
  },
};

/**
 * A sentence where the search is slower than its mark.
 *
 * @param {Pick<SearchNumbers, 'times'>} numbers
 */
export function missedSearch({ times }) {
  const slow = quantile(times, 0.95);
  if (slow <= MAX_MS) return [];
  return [`Search: 95 of 100 queries take up to ${ms(slow)}; ${MAX_MS} ms is the mark.`];
}

/** @param {SearchNumbers} numbers */
function toSearchText({ articles, wordsInAnArticle, vocabulary, indexMs, foundShare, times }) {
  return [
    `Mark: 95 of 100 within ${MAX_MS} ms. ${articles} generated articles of ${wordsInAnArticle} words each, out of ${vocabulary} words; ${times.length} queries of one to four words, half of them mistyped. What is timed is the site's own index in its process: finding, ranking, highlighting and cutting the first 20 results, without the network and the rendering of the page. ${Math.round(foundShare * 100)} of 100 queries find something.`,
    table(
      ['', 'Half within', '95 of 100 within', 'All within', 'Indexing'],
      [
        [
          'Search',
          ...[0.5, 0.95, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`),
          seconds(indexMs),
        ],
      ],
    ),
  ];
}
