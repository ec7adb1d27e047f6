// Section: requests per second.
import { ratio, table } from '../format.mjs';
import { CONNECTIONS, measureThroughput, ROUNDS, SECONDS } from '../measure/throughput.mjs';
import { splitPages } from '../section.mjs';

const MIN_RATIO = 0.9;

/** @type {import('../section.mjs').Section} */
export const THROUGHPUT = {
  name: 'throughput',
  heading: 'Requests per second',
  needsSite: true,
  async run({ pages }) {
    const { hello, screens } = splitPages(pages);
    const home = screens.find(({ path }) => path === '/');
    if (!home) throw new Error('Home is not among the screens.');
    const rows = await measureThroughput(hello.url, home.url);
    return { text: toThroughputText(rows), missed: missedThroughput(rows) };
  },
};

/**
 * A sentence where home is served less often than the mark, to a browser.
 *
 * @param {readonly { ratio: number }[]} rows The first one is that of a browser.
 */
export function missedThroughput(rows) {
  return rows
    .slice(0, 1)
    .filter((row) => row.ratio < MIN_RATIO)
    .map(
      (row) =>
        `Home is served ${ratio(row.ratio)} times as often as hello-world per second; at least ${MIN_RATIO} is the mark.`,
    );
}

/** @param {readonly import('../measure/throughput.mjs').Throughput[]} rows */
function toThroughputText(rows) {
  return [
    `Mark: at least ${MIN_RATIO} of hello-world with the encodings of a browser, which the first row has. Home is served by the site's own server (\`npm run serve\`, which caches finished responses), hello-world by \`next start\`; both from the cache, over the loopback interface, to the same client (autocannon), ${CONNECTIONS} connections kept open, in turns: ${ROUNDS} rounds of ${SECONDS} s each, the median of each. The ratio is the median of the rounds' ratios, so other load on the machine changes it less than the rates.`,
    table(
      ['Request', 'Hello world', 'Home', 'Ratio'],
      rows.map((row) => [
        `\`Accept-Encoding: ${row.encoding}\``,
        row.hello.toFixed(0),
        row.home.toFixed(0),
        ratio(row.ratio),
      ]),
    ),
  ];
}
