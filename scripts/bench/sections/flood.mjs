// Section: addresses that do not exist, and query strings.
import { kilobytes, megabytes, ms, table } from '../format.mjs';
import { measureFlood } from '../measure/flood.mjs';

const UNKNOWN = 50_000;
const QUERIES = 20_000;
const MAX_P95_RATIO = 2;
const MAX_SERVICE_REQUESTS = 500;

/** @type {import('../section.mjs').Section} */
export const FLOOD = {
  name: 'flood',
  heading: 'A flood of addresses that do not exist',
  needsSite: true,
  async run({ siteUrl, site }) {
    const numbers = await measureFlood({ siteUrl, site, unknown: UNKNOWN, queries: QUERIES });
    return { text: toFloodText(numbers), missed: missedFlood(numbers) };
  },
};

/**
 * @param {Pick<import('../measure/flood.mjs').FloodNumbers, 'statuses' | 'serviceRequests' | 'p95'>} numbers
 */
export function missedFlood({ statuses, serviceRequests, p95 }) {
  const wrong = Object.keys(statuses).filter((status) => !['200', '404'].includes(status));
  return [
    ...wrong.map((status) => `The flood was answered ${statuses[status]} times with ${status}.`),
    ...(serviceRequests > MAX_SERVICE_REQUESTS
      ? [`The content service was asked ${serviceRequests} times during the flood.`]
      : []),
    ...(p95.flood > p95.idle * MAX_P95_RATIO
      ? [
          `Home within ${ms(p95.flood)} (95 of 100) during the flood; ${ms(p95.idle * MAX_P95_RATIO)} is the mark.`,
        ]
      : []),
  ];
}

/** @param {import('../measure/flood.mjs').FloodNumbers} numbers */
function toFloodText({ statuses, seconds, serviceRequests, stored, memory, p95 }) {
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  return [
    `${UNKNOWN} addresses that do not exist and ${QUERIES} query strings of pages that do, 50 at a time, each different. Marks: no other status than 200 and 404, home within twice its idle value (95 of 100, measured beside in a worker of its own; the scanner itself takes half of the machine), at most ${MAX_SERVICE_REQUESTS} requests to the content service.`,
    `It took ${seconds.toFixed(0)} s (${((UNKNOWN + QUERIES) / seconds).toFixed(0)} a second): ${answers.join(', ')}; ${serviceRequests} requests to the content service.`,
    table(
      ['', 'Before', 'After or during'],
      [
        ['Stored content and pages', kilobytes(stored.before), kilobytes(stored.after)],
        ['Memory of the site', megabytes(memory.before), megabytes(memory.after)],
        ['Home, 95 of 100 within', ms(p95.idle), ms(p95.flood)],
      ],
    ),
  ];
}
